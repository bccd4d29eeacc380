import { execFile } from 'node:child_process'
import path from 'node:path'
import { failure } from '@crossbook/contract'
import { printed, startMessage } from '@crossbook/release-cli'
import { STEPS } from './steps'

const root = path.resolve(import.meta.dirname, '../../..')
const COMMAND = ['--import', './shared/build/bin/typescript.mjs', 'deploy/release-cli/src/main.ts']

/** Answers about a store of many builds are long. */
const MOST_OUTPUT = 64 * 1024 * 1024

const name = process.argv[2] ?? ''
const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined
if (!step || process.argv.length > 3) {
  console.error(`Name one of the steps: ${Object.keys(STEPS).join(', ')}.`)
  process.exit(2)
}

const done = await step({ root, run: runRelease, environment: process.env }).catch((error: unknown) => {
  const message = startMessage(error, 'this step')
  if (message === undefined) throw error
  return failure([message])
})
if (done.ok) process.stdout.write(printed(done.value))
else {
  console.error(printed(done.problem.join('\n')))
  process.exitCode = 1
}

/** Messages for people go to this process's standard error. */
function runRelease(...parameters: string[]) {
  return new Promise<string>((resolve) => {
    const child = execFile(
      process.execPath,
      [...COMMAND, ...parameters],
      { cwd: root, maxBuffer: MOST_OUTPUT },
      (_error, printed) => resolve(printed),
    )
    child.stderr?.pipe(process.stderr)
  })
}
