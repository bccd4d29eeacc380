/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkBuiltApp } from '@crossbook/contract'
import { repositoryCopy } from '@crossbook/deploy-testing/repositoryCopy'
import { parse } from 'yaml'
import { PINNED_PNPM } from '../packages/runPnpm'

let copy: ReturnType<typeof repositoryCopy>

beforeAll(() => {
  copy = repositoryCopy()
  // Links to packages and builds are no part of a branch.
  appendFileSync(path.join(copy.root, '.gitignore'), '\nnode_modules\n')
  git('init', '--quiet', '--initial-branch', 'main')
  commit('all of it')
})

afterAll(() => copy.remove())

function git(...args: string[]) {
  const settings = [
    'user.name=Ada',
    'user.email=ada@example.com',
    'core.hooksPath=/dev/null',
    'commit.gpgsign=false',
  ]
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  }).trim()
}

function commit(message: string) {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** A branch from main on which a remote is added to a menu. */
async function branchWith(remote: string) {
  git('checkout', '--quiet', '-b', remote, 'main')
  const added = await copy.run('deploy/dev/src/scaffold/main.ts', [
    'remote',
    remote,
    '--menu',
    'Features',
    '--no-install',
  ])
  expect(added).toEqual({ code: 0, output: expect.stringContaining(`Added remote ${remote}.`) })
  commit(`a remote called ${remote}`)
}

/** Has pnpm check the lockfile, and resolve a conflict in it; it may look for no newer versions, which needs the network. */
function checkLockfile() {
  const args = [
    path.join(copy.root, PINNED_PNPM),
    'install',
    '--frozen-lockfile',
    '--lockfile-only',
    '--offline',
  ]
  execFileSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8' })
}

const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8')

it('two teams’ new remotes, each on a branch of its own, conflict in the lockfile at most, which pnpm resolves, and can both be built', async () => {
  // Neighbours in every list that is in alphabetical order.
  const remotes = ['ideas', 'insights']
  for (const remote of remotes) await branchWith(remote)
  const changed = git('diff', '--name-only', 'main...insights').split('\n')
  expect(changed.filter((file) => !file.startsWith('remote-insights/'))).toEqual(['pnpm-lock.yaml'])

  git('checkout', '--quiet', 'main')
  git('merge', '--quiet', '--no-edit', 'ideas')
  expect(() => git('merge', '--quiet', '--no-edit', 'insights')).toThrow('Command failed')
  expect(git('diff', '--name-only', '--diff-filter', 'U')).toBe('pnpm-lock.yaml')
  checkLockfile()
  const { importers } = parse(read('pnpm-lock.yaml')) as {
    importers: Record<string, { dependencies?: object }>
  }
  expect(importers['remote-ideas']?.dependencies).toEqual(importers['remote-earn']?.dependencies)
  expect(importers['remote-insights']).toEqual(importers['remote-ideas'])
  expect(Object.keys(importers)).toEqual([...Object.keys(importers)].sort())

  // pnpm has nothing to change any more.
  const resolved = read('pnpm-lock.yaml')
  checkLockfile()
  expect(read('pnpm-lock.yaml')).toBe(resolved)

  for (const remote of remotes) {
    copy.linkPackages(`remote-${remote}`, 'remote-earn')
    const built = await copy.run('shared/build/bin/build.mjs', [], `remote-${remote}`)
    expect(built).toEqual({ code: 0, output: expect.stringContaining('compiled') })
    expect(checkBuiltApp(JSON.parse(read(`remote-${remote}/dist/app.json`)))).toMatchObject({
      value: { name: remote, screens: [{ path: `/${remote}`, menu: { group: 'Features' } }] },
    })
  }
})
