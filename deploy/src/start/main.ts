import path from 'node:path'
import { childProcesses } from './childProcesses'
import { start } from './start'
import { startWords } from './startProblem'

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

try {
  const site = await start({
    root: path.resolve(import.meta.dirname, '../../..'),
    environment: process.env,
    children,
    say: (line) => process.stdout.write(`${line}\n`),
  })
  close = site.close
  process.stdout.write(`\nCrossbook is at ${site.url} (Ctrl-C ends it)\n`)
} catch (error) {
  children.end()
  if (!isStopping) {
    const words = startWords(error)
    if (words) process.stderr.write(`\n${words}\n`)
    else console.error(error)
  }
  process.exit(isStopping ? 0 : 1)
}
