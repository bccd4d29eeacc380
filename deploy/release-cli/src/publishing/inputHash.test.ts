/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { inputHashes } from './inputHash'

const temporaryFolder = temporaryFolders()

function checkout() {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('pnpm-lock.yaml', 'lock')
  write('tsconfig.json', '{}')
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

it.each(['shared/ui/src/index.ts', 'pnpm-lock.yaml', 'tsconfig.json'])(
  'changes every app with %s',
  async (file) => {
    const { write, hashes } = checkout()
    const first = await hashes()
    write(file, 'changed')
    const second = await hashes()
    expect(second.host).not.toBe(first.host)
    expect(second['remote-wallet']).not.toBe(first['remote-wallet'])
  },
)

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
