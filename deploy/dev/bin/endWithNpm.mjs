import process from 'node:process'

const PARENT_CHECK_MS = 500

/** Ends this process when the npm that started it has ended. A stopped npm ends its shell, but not the shell's children. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  check.unref()
}
