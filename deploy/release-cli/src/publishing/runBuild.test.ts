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

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

/** A checkout whose wallet has a build of its own, on a machine where git is the only program. */
function walletWithItsOwnBuild() {
  const { root, write, git } = checkoutIn(temporaryFolder())
  const scripts = {
    prebuild: 'node note.cjs before',
    build: 'our-build && node note.cjs build',
    postbuild: 'node note.cjs after && exit 1',
  }
  write('remote-wallet/package.json', JSON.stringify({ version: '1.4.0', scripts }))
  write('remote-wallet/note.cjs', "require('fs').appendFileSync('dist/notes', process.argv[2] + ' ')")
  git('add', '--all')
  git('commit', '--quiet', '--message', 'builds in its own way')
  write('remote-wallet/dist/notes', '')
  write(
    'remote-wallet/node_modules/.bin/our-build',
    '#!/usr/bin/env node\nconsole.log("with " + process.version)\n',
  )
  chmodSync(path.join(root, 'remote-wallet/node_modules/.bin/our-build'), 0o755)
  git('config', 'core.excludesFile', path.join(root, '.git/ignored'))
  write('.git/ignored', 'node_modules\n')
  const programs = temporaryFolder()
  for (const program of ['git', 'env'])
    symlinkSync(execFileSync('which', [program], { encoding: 'utf8' }).trim(), path.join(programs, program))
  process.env.PATH = programs
  return { root, programs, notes: () => readFileSync(path.join(root, 'remote-wallet/dist/notes'), 'utf8') }
}

it('pnpm release publish runs a package’s build, with what comes before and after it, without npm', async () => {
  const { root, notes } = walletWithItsOwnBuild()
  const { code, err } = await releaseCommand({ root, children: childProcesses() })('publish', 'wallet')
  expect([code, notes()]).toEqual([1, 'before build after '])
  expect(err).toContain(`with ${process.version}\n\nBuilding wallet failed`)
})

it('npm start does so as well, also where npm is a wrapper that needs a variable', async () => {
  const { root, programs, notes } = walletWithItsOwnBuild()
  writeFileSync(path.join(programs, 'npm'), '#!/bin/sh\necho "No version is set for npm" >&2\nexit 126\n', {
    mode: 0o755,
  })
  const store = folderStore(path.join(root, '.crossbook/store'))
  const apps = (await localApps(root)).filter(({ name }) => name === 'wallet')
  await expect(
    publishApps(apps, { root, store, children: childProcesses(), log: () => undefined }),
  ).rejects.toThrow(`with ${process.version}\n\nBuilding remote-wallet failed`)
  expect(notes()).toBe('before build after ')
})
