import { logProblem } from '@crossbook/network'
import { childProcesses, type ChildProcesses, printed, startMessage } from '@crossbook/release-cli'
import type { RunningSite } from '@crossbook/site-server'
import type { Environment } from '@crossbook/store'

/** What every command that serves a site is given. */
export interface ServingOptions {
  root: string
  environment: Environment
  children: ChildProcesses
  log(line: string): void
}

/** Serves what `start` starts until a signal ends it, with all that it started; a failed start is reported. */
export async function runUntilStopped(
  command: string,
  start: (children: ChildProcesses, log: (line: string) => void) => Promise<RunningSite>,
) {
  const children = childProcesses()
  let close = () => Promise.resolve()
  let isStopping = false

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Asked twice, it ends at once.
      if (isStopping) process.exit(0)
      isStopping = true
      children.end()
      void close().finally(() => process.exit(0))
    })

  // However it ends, such as at a closed pipe.
  process.once('exit', () => children.end())

  try {
    const site = await start(children, (line) => process.stdout.write(printed(`${line}\n`)))
    close = site.close
    process.stdout.write(`\nCrossbook is at ${site.url} (press Ctrl-C to stop)\n`)
  } catch (error) {
    children.end()
    if (!isStopping) {
      const message = startMessage(error, command)
      logProblem(message === undefined ? error : printed(`\n${message}`))
    }
    process.exit(isStopping ? 0 : 1)
  }
}
