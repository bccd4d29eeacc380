import process from 'node:process'
import { installPackages } from './installPackages.mjs'

const PARENT_CHECK_MS = 500

endWithNpm()

// Plain Node until the packages are there; from then on TypeScript through tsx, in this same process.
const installed = await installPackages(new URL('../../', import.meta.url), 'npm start')
if (installed.ok) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src/start/main.ts')
} else {
  console.error(`\n${installed.problem}`)
  process.exitCode = 1
}

/** npm that is told to end ends its shell and not what the shell started: this process would go on serving unseen. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
