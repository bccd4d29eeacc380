/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const REPOSITORY = path.resolve(__dirname, '../../../..')
const temporaryFolder = temporaryFolders()

/** The script that runs before any package is installed. */
const PLAIN = ['.ci', 'deploy/dev/bin', 'deploy/verification/chromium', 'shared/build/bin', 'package.json']

/** Runs a program of a checkout in a folder of this name, on a machine without npx. */
function runIn(name: string, program: string) {
  const checkout = path.join(temporaryFolder(), name)
  mkdirSync(checkout)
  for (const part of PLAIN)
    cpSync(path.join(REPOSITORY, part), path.join(checkout, part), { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(checkout, program)], {
    cwd: checkout,
    env: { PATH: '' },
    encoding: 'utf8',
  })
  return { checkout, status, output: (stdout + stderr).trim() }
}

it.each([
  ['a!b', 'an exclamation mark, which webpack keeps for its loaders'],
  ['a?b', 'a question mark, with which the address of a module ends'],
  ["o'neil", 'an apostrophe, between which module federation writes paths'],
])('npm start and npm test refuse a folder called %s before they install anything', (name, has) => {
  for (const program of ['deploy/dev/bin/start.mjs', '.ci/test.mjs']) {
    const { checkout, status, output } = runIn(name, program)
    expect(output).toBe(`The path ${JSON.stringify(checkout)} has ${has}: use a folder whose path has none.`)
    expect([status, existsSync(path.join(checkout, 'node_modules'))]).toEqual([1, false])
  }
})
