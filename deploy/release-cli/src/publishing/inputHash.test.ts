/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lockfileText } from '@crossbook/deploy-testing/lockfile'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { inputHashes } from './inputHash'

const temporaryFolder = temporaryFolders()

const LOCKFILE = lockfileText({
  importers: { 'shared/ui': { react: '19.0.0' } },
  packages: { 'react@19.0.0': {} },
})

function checkout() {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('pnpm-lock.yaml', LOCKFILE)
  write('tsconfig.json', '{}')
  for (const folder of ['host', 'remote-wallet'])
    write(`${folder}/package.json`, '{"dependencies":{"@shop/ui":"workspace:*"}}')
  write('shared/ui/package.json', '{"name":"@shop/ui","peerDependencies":{"react":"*"}}')
  write('shared/ui/src/index.ts', 'ui')
  write('host/src/main.tsx', 'host')
  write('remote-wallet/remote.ts', 'wallet')
  const hashes = async () => Object.fromEntries(await inputHashes(root, ['host', 'remote-wallet'] as const))
  return { write, hashes }
}

it('gives two apps different hashes, and unchanged files the same again', async () => {
  const { hashes } = checkout()
  const first = await hashes()
  expect(first.host).toMatch(/^[0-9a-f]{10}$/)
  expect(first.host).not.toBe(first['remote-wallet'])
  expect(await hashes()).toEqual(first)
  expect(await checkout().hashes()).toEqual(first)
})

it('changes only the app whose own file changed, was added or renamed', async () => {
  const { write, hashes } = checkout()
  const first = await hashes()
  write('remote-wallet/remote.ts', 'wallet, changed')
  const second = await hashes()
  expect(second.host).toBe(first.host)
  expect(second['remote-wallet']).not.toBe(first['remote-wallet'])
  write('remote-wallet/src/new.ts', '')
  expect((await hashes())['remote-wallet']).not.toBe(second['remote-wallet'])
})

it.each([
  ['a shared file', 'shared/ui/src/index.ts', 'changed'],
  ['the version of a peer', 'pnpm-lock.yaml', LOCKFILE.replaceAll('19.0.0', '19.0.1')],
  ['a lockfile that cannot be read', 'pnpm-lock.yaml', 'changed'],
  ['the settings of TypeScript', 'tsconfig.json', 'changed'],
])('changes every app with %s', async (_what, file, text) => {
  const { write, hashes } = checkout()
  const first = await hashes()
  write(file, text)
  const second = await hashes()
  expect(second.host).not.toBe(first.host)
  expect(second['remote-wallet']).not.toBe(first['remote-wallet'])
})

it('does not care for tests, budgets, results and hidden files', async () => {
  const { write, hashes } = checkout()
  const first = await hashes()
  for (const file of [
    'host/dist/main.js',
    'remote-wallet/budgets.json',
    'host/node_modules/x.js',
    'shared/ui/src/index.test.ts',
    'host/.cache/x',
  ])
    write(file, 'anything')
  expect(await hashes()).toEqual(first)
})
