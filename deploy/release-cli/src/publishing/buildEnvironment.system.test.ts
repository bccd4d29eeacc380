/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { childProcesses } from './childProcesses'
import { localApps } from './localApps'
import { publishApps } from './publishApps'

const temporaryFolder = temporaryFolders()

/** A publishing machine's environment, in addition to the path to its programs. */
const SECRETS = {
  AWS_SECRET_ACCESS_KEY: 'of the store',
  CROSSBOOK_SIGNING_KEY: 'of the team',
  SUPABASE_SERVICE_ROLE_KEY: 'of sign-in',
  GITHUB_TOKEN: 'of the pipeline',
  SOMETHING_ELSE: 'that nobody thought of',
}

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

/** The commands that build the wallet of a checkout. Both return the message of its failed build. */
const COMMANDS: readonly [string, (root: string) => Promise<string>, string][] = [
  [
    'pnpm release publish',
    async (root) => {
      const { code, err } = await releaseCommand({ root, children: childProcesses() })('publish', 'wallet')
      expect(code).toBe(1)
      return err
    },
    '1.4.0',
  ],
  [
    'npm start',
    async (root) => {
      const store = folderStore(path.join(root, '.crossbook/store'))
      const workshop = { root, store, children: childProcesses(), log: () => undefined }
      const apps = (await localApps(root)).filter(({ name }) => name === 'wallet')
      return publishApps(apps, workshop).then(
        () => '',
        (error: Error) => error.message,
      )
    },
    '1.4.0-local',
  ],
]

/** A checkout whose wallet has these scripts and files. */
function checkoutWith(scripts: Record<string, string>, files: Record<string, string>) {
  const { root, write, git } = checkoutIn(temporaryFolder())
  write('remote-wallet/package.json', JSON.stringify({ version: '1.4.0', scripts }))
  for (const [file, text] of Object.entries(files)) write(`remote-wallet/${file}`, text)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'builds in its own way')
  return {
    root,
    write,
    git,
    read: (file: string) => readFileSync(path.join(root, 'remote-wallet', file), 'utf8'),
  }
}

it.each(COMMANDS)('%s builds without the publisher’s secrets', async (_name, build, version) => {
  const look = "require('fs').writeFileSync('seen.json', JSON.stringify(process.env)); process.exit(1)"
  const { root, read } = checkoutWith({ build: 'node look.cjs' }, { 'look.cjs': look })
  Object.assign(process.env, SECRETS, { CROSSBOOK_BUILD_MAP_KEY: 'for the map' })
  expect(await build(root)).toMatch(/Building (?:remote-)?wallet failed/)
  const seen = JSON.parse(read('seen.json')) as Record<string, string>
  expect(seen).toMatchObject({
    CROSSBOOK_VERSION: expect.stringContaining(version),
    CROSSBOOK_BUILD_MAP_KEY: 'for the map',
  })
  expect(Object.keys(SECRETS).filter((name) => name in seen)).toEqual([])
})

it.each(COMMANDS)(
  '%s runs a package’s build, with what comes before and after it, where npm does not work',
  async (_name, build) => {
    const { root, write, git, read } = checkoutWith(
      {
        prebuild: 'node note.cjs before',
        build: 'our-build && node note.cjs build',
        postbuild: 'node note.cjs after && exit 1',
      },
      { 'note.cjs': "require('fs').appendFileSync('dist/notes', process.argv[2] + ' ')" },
    )
    write('remote-wallet/dist/notes', '')
    const program = 'remote-wallet/node_modules/.bin/our-build'
    write(program, '#!/usr/bin/env node\nconsole.log("with " + process.version)\n')
    chmodSync(path.join(root, program), 0o755)
    git('config', 'core.excludesFile', path.join(root, '.git/ignored'))
    write('.git/ignored', 'node_modules\n')
    const programs = temporaryFolder()
    for (const name of ['git', 'env'])
      symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), path.join(programs, name))
    const wrapper = '#!/bin/sh\necho "No version is set for npm" >&2\nexit 126\n'
    writeFileSync(path.join(programs, 'npm'), wrapper, { mode: 0o755 })
    process.env.PATH = programs
    expect(await build(root)).toMatch(
      new RegExp(`with ${process.version}\n\nBuilding (?:remote-)?wallet failed`),
    )
    expect(read('dist/notes')).toBe('before build after ')
  },
)
