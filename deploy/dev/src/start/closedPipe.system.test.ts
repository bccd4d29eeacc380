/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const REPOSITORY = path.resolve(__dirname, '../../../..')
const temporaryFolder = temporaryFolders()

/** Runs `node <parameters> | reader`, and gives all that was printed as a problem. */
function piped(parameters: readonly string[], reader: string, environment: Record<string, string> = {}) {
  const { stdout, stderr } = spawnSync(
    '/bin/sh',
    [
      '-c',
      `"$0" --import ./shared/build/bin/typescript.mjs "$@" | ${reader}`,
      process.execPath,
      ...parameters,
    ],
    { cwd: REPOSITORY, encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  return { out: stdout, err: stderr }
}

it.each(['deploy/hosting/src/nginx/main.ts', 'deploy/release-cli/src/main.ts'])(
  '%s ends quietly when its output is closed',
  (program) => {
    expect(piped([program, '--help'], 'true').err).toBe('')
  },
)

it('npm start | head -3 ends quietly, with all that it has started', async () => {
  const note = path.join(temporaryFolder(), 'child')
  const starter = pathToFileURL(path.join(__dirname, 'runUntilStopped.ts')).href
  // Logs a line at a time without end, next to a child that waits without end.
  const program = `const { runUntilStopped } = await import('${starter}')
await runUntilStopped('npm start', async (children, log) => {
  const waiting = "const { writeFileSync } = require('fs'); process.on('SIGTERM', () => { writeFileSync(process.argv[1], 'ended'); process.exit() }); writeFileSync(process.argv[1], 'runs'); setInterval(() => {}, 1000)"
  void children.run(process.execPath, ['-e', waiting, process.env.NOTE], { cwd: '.', env: {} }).catch(() => {})
  const { existsSync } = await import('node:fs')
  for (;;) {
    if (existsSync(process.env.NOTE)) log('working')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
})`
  expect(piped(['--input-type=module', '--eval', program], 'head -3', { NOTE: note })).toEqual({
    out: 'working\nworking\nworking\n',
    err: '',
  })
  // Ends within the time of this test, or the test has failed.
  while (readFileSync(note, 'utf8') !== 'ended') await setImmediate()
})
