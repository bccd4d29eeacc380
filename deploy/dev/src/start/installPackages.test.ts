/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

const INSTALL = `const { installPackages } = await import(process.argv[1])
const { pathToFileURL } = await import('node:url')
console.log(JSON.stringify(await installPackages(pathToFileURL(process.cwd() + '/'), 'npm start')))`

const GIT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
}

const lockfile = (...remotes: string[]) =>
  `importers:\n\n${remotes.map((name) => `  remote-${name}:\n    dependencies: {}\n\n`).join('')}packages:\n`

/** A clone whose git has not been taught anything, and in which an install only writes down how it was asked for. */
function clone() {
  const root = temporaryFolder()
  const file = (name: string) => path.join(root, name)
  const write = (name: string, text: string) => writeFileSync(file(name), text)
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, env: GIT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  mkdirSync(file('node_modules'))
  mkdirSync(file('programs'))
  write('package.json', '{"packageManager":"pnpm@10.0.0"}')
  write('pnpm-workspace.yaml', '')
  write('pnpm-lock.yaml', lockfile('earn', 'tools'))
  write('programs/npx', '#!/bin/sh\necho "$@" >> node_modules/asked\n')
  chmodSync(file('programs/npx'), 0o755)
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', 'pnpm-lock.yaml')
  git('commit', '--quiet', '--message', 'all of it')
  const installer = pathToFileURL(path.resolve(__dirname, '../../bin/installPackages.mjs')).href
  const environment = { ...GIT, PATH: `${file('programs')}:${process.env.PATH ?? ''}` }
  return {
    git,
    write,
    read: (name: string) => readFileSync(file(name), 'utf8'),
    asked: () =>
      existsSync(file('node_modules/asked'))
        ? readFileSync(file('node_modules/asked'), 'utf8').split('\n')
        : [],
    install: () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', INSTALL, installer], {
        cwd: root,
        encoding: 'utf8',
        env: environment,
      }),
  }
}

/** A clone in which two branches with these lockfiles were to become one. */
function mergedClone(ours: string, theirs: string) {
  const cloned = clone()
  for (const [branch, text] of Object.entries({ theirs, ours })) {
    cloned.git('checkout', '--quiet', '-b', branch, 'main')
    cloned.write('pnpm-lock.yaml', text)
    cloned.git('commit', '--quiet', '--all', '--message', branch)
  }
  expect(() => cloned.git('merge', '--quiet', 'theirs')).toThrow('Command failed')
  expect(cloned.read('pnpm-lock.yaml')).toContain('<<<<<<<')
  return cloned
}

it('installs what the lockfile says, once', () => {
  const { install, asked } = clone()
  expect(install()).toContain('{"ok":true}')
  expect(install()).toBe('{"ok":true}\n')
  expect(asked()).toEqual([expect.stringContaining('pnpm@10.0.0 install --frozen-lockfile'), ''])
})

it('makes one of a lockfile in which a merge has left two teams’ new remotes, where git had not been taught to', () => {
  const { install, read } = mergedClone(
    lockfile('earn', 'ideas', 'tools'),
    lockfile('earn', 'insights', 'tools'),
  )
  expect(install()).toContain(
    'pnpm-lock.yaml held both sides of a merge and is one again: git add pnpm-lock.yaml takes it.',
  )
  expect(read('pnpm-lock.yaml')).toBe(lockfile('earn', 'ideas', 'insights', 'tools'))
})

it('says what to do with a lockfile whose sides have changed the same entry, and installs nothing', () => {
  const [ours, theirs] = ['19', '20'].map(
    (version) => `${lockfile('earn', 'tools')}\n  react@1: ${version}\n`,
  )
  const { install, asked } = mergedClone(ours ?? '', theirs ?? '')
  expect(install()).toBe(
    '{"ok":false,"problem":"pnpm-lock.yaml holds both sides of a merge, which have changed the same entry: take one of them (git checkout --theirs pnpm-lock.yaml), run pnpm install, then npm start again."}\n',
  )
  expect(asked()).toEqual([])
})
