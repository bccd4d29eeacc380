import { askAtTerminal, INTERRUPTED } from './terminal/askAtTerminal'
import { childProcesses } from './publishing/childProcesses'
import { runRelease } from './program'

/** Runs the command line of this process for the repository in `root`, and leaves its exit code behind. */
export async function runProcess(root: string) {
  const children = childProcesses()
  const interruption = new AbortController()
  let isAwaited = false

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      children.end()
      // Asked twice, or by a command that waits for nothing, it ends at once: no store is harmed by that.
      if (!isAwaited || interruption.signal.aborted) process.exit(INTERRUPTED)
      interruption.abort()
    })

  process.once('exit', () => children.end())

  process.exitCode = await runRelease(process.argv.slice(2), {
    root,
    folder: process.env.INIT_CWD ?? process.cwd(),
    environment: process.env,
    children,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    now: () => new Date(),
    confirm: process.stdin.isTTY && process.stderr.isTTY ? askAtTerminal : undefined,
    interruption: { signal: interruption.signal, isAwaited: () => (isAwaited = true) },
  })
}
