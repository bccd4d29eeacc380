/** @jest-environment node */
import { checkoutIn, LOCKED } from '@crossbook/deploy-testing/checkout'
import { lockfileText } from '@crossbook/deploy-testing/lockfile'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { appFolder, appNames } from '../repository/appFolders'
import { inputHashes } from './inputHash'

const temporaryFolder = temporaryFolders()

/** Contents of files, by their paths. */
type Files = Record<string, string>

/** The lockfile after a package was raised, wherever it is named. */
function raised(name: string, from: string, to: string) {
  const raise = <Value>(record: Record<string, Value>, change: (entry: [string, Value]) => [string, Value]) =>
    Object.fromEntries(Object.entries(record).map(change))
  const dependencies = (versions: Record<string, string>) =>
    raise(versions, ([key, version]) => [key, key === name && version === from ? to : version])
  return lockfileText({
    importers: raise(LOCKED.importers, ([folder, versions]) => [folder, dependencies(versions)]),
    packages: raise(LOCKED.packages, ([id, versions]) => [
      id === `${name}@${from}` ? `${name}@${to}` : id,
      dependencies(versions),
    ]),
  })
}

const NEW_REMOTE: Files = {
  'remote-insights/package.json': JSON.stringify({ version: '1.4.0', dependencies: { react: '19.0.0' } }),
  'pnpm-lock.yaml': lockfileText({
    importers: {
      ...LOCKED.importers,
      'remote-insights': { '@crossbook/build': 'link:../shared/build', react: '19.0.0' },
    },
    packages: LOCKED.packages,
  }),
}

/** A checkout whose main is published, and a branch that changes files of it. */
async function branchWith(files: Files) {
  const { root, children, git, write, built } = checkoutIn(temporaryFolder())
  const release = releaseCommand({ root, children })
  const hashes = async () => inputHashes(root, (await appNames(root)).map(appFolder))
  await release('publish', '--changed')
  const before = await hashes()
  git('switch', '--quiet', '--create', 'faster')
  for (const [file, content] of Object.entries(files)) write(file, content)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'a change')
  built.length = 0
  const after = await hashes()
  return {
    release,
    built: () => built.map((build) => build.split(' ')[0]).sort(),
    rebuilt: [...after].flatMap(([folder, hash]) => (before.get(folder) === hash ? [] : [folder])),
  }
}

const touched = (files: string) => `  ${files}\n`

it.each<[string, Files, string[], string]>([
  [
    'a new remote with its entry in the lockfile changes no other application',
    NEW_REMOTE,
    ['remote-insights'],
    `insights${touched('pnpm-lock.yaml (react 19.0.0 added) and remote-insights/package.json')}`,
  ],
  [
    'a newer dependency of a remote changes it alone',
    { 'pnpm-lock.yaml': raised('big.js', '7.0.0', '7.0.1') },
    ['remote-wallet'],
    `wallet${touched('pnpm-lock.yaml (big.js 7.0.0 → 7.0.1)')}`,
  ],
  [
    'a newer package that a shared package reaches changes those that reach it',
    { 'pnpm-lock.yaml': raised('digits', '2.0.0', '2.1.0') },
    ['remote-wallet'],
    `wallet${touched('pnpm-lock.yaml (digits 2.0.0 → 2.1.0)')}`,
  ],
  [
    'a newer package that builds are made with changes all',
    { 'pnpm-lock.yaml': raised('tapable', '2.0.0', '2.1.0') },
    ['host', 'remote-wallet'],
    `host  ${touched('pnpm-lock.yaml (tapable 2.0.0 → 2.1.0)')}wallet${touched('pnpm-lock.yaml (tapable 2.0.0 → 2.1.0)')}`,
  ],
  [
    'a shared package that a remote reaches changes it alone',
    { 'shared/ui/ui.ts': 'y' },
    ['remote-wallet'],
    `wallet${touched('shared/ui/ui.ts')}`,
  ],
])('%s', async (_title, files, folders, message) => {
  const { release, built, rebuilt } = await branchWith(files)
  expect((await release('changed', 'main...HEAD')).out).toBe(message)
  expect(rebuilt).toEqual(folders)
  expect((await release('publish', '--changed', '--since', 'main')).code).toBe(0)
  expect(built()).toEqual(folders)
})

it.each<[string, Files]>([
  [
    'a package for tests',
    { 'pnpm-lock.yaml': raised('jest', '30.0.0', '30.1.0'), 'shared/testing/render.ts': 'y' },
  ],
  ['a shared package that nobody reaches', { 'shared/other/package.json': '{"name":"@shop/other"}' }],
  ['the layout of the lockfile', { 'pnpm-lock.yaml': `${lockfileText(LOCKED)}\n` }],
])('%s changes no application', async (_title, files) => {
  const { release, rebuilt } = await branchWith(files)
  expect((await release('changed', 'main...HEAD')).out).toMatch(/^No app changed /)
  expect(rebuilt).toEqual([])
  expect((await release('publish', '--changed')).out).toBe('No app differs from its published build.\n')
})

it.each([
  [`<<<<<<< HEAD\n${lockfileText(LOCKED)}`, 'it has merge conflicts'],
  [lockfileText(LOCKED).replace('9.0', '12.0'), 'it is not a lockfile of version 9'],
  ['', 'it is missing'],
  ['a: [', 'it is not a lockfile of version 9'],
])('an unreadable lockfile changes all applications, with an explanation', async (text, problem) => {
  const { release, built, rebuilt } = await branchWith({ 'pnpm-lock.yaml': text })
  const { out, err } = await release('changed', 'main...HEAD')
  const message = `${problem}, so every application counts as changed`
  expect([out.split('\n').length, err]).toEqual([3, ''])
  expect(out).toMatch(/^host {4}pnpm-lock\.yaml \(at [0-9a-f]{10} /)
  expect(out).toContain(`${message})\n`)
  expect(rebuilt).toEqual(['host', 'remote-wallet'])
  const published = await release('publish', '--changed')
  expect(published.err).toContain(
    `host: differs from 1.4.0 in pnpm-lock.yaml (in this checkout ${message}: run pnpm install)\n`,
  )
  expect(built()).toEqual(['host', 'remote-wallet'])
})

it('counts versions that are in no commit', async () => {
  const { root, children, write, built } = checkoutIn(temporaryFolder())
  const release = releaseCommand({ root, children })
  await release('publish', '--changed')
  built.length = 0
  write('pnpm-lock.yaml', raised('big.js', '7.0.0', '7.0.1'))
  const { err } = await release('publish', '--changed', '--allow-dirty')
  expect(err).toContain('host: the same as 1.4.0\n')
  expect(err).toContain('wallet: differs from 1.4.0 in pnpm-lock.yaml (big.js 7.0.0 → 7.0.1)\n')
  expect(built).toEqual([expect.stringMatching(/^remote-wallet 1\.4\.0-[0-9a-f]{10}-dirty-[0-9a-f]{10}$/)])
})
