/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { sourceStacks } from './sourceStacks'

const temporaryFolder = temporaryFolders()

/** A map by which the script's first column is line 4 of the source, and its eleventh line 5, column 3. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['remote-wallet/src/history/exportCsv.ts'],
  names: [],
  mappings: 'AAGA,UACE',
})

async function storeWith(files: Readonly<Record<string, string>>) {
  const store = folderStore(temporaryFolder())
  const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  await store.putBuild(
    'wallet' as AppName,
    '1.1.0' as AppVersion,
    new Map([['app.json', Buffer.from('{}')], ...bytes]),
  )
  return store
}

it('gives the places in source files of a build that has maps', async () => {
  const sourcesOf = sourceStacks(await storeWith({ 'history.js.map': MAP }))
  expect(await sourcesOf('t /apps/wallet/1.1.0/history.js:1:12\n/apps/wallet/1.1.0/history.js:1:1')).toBe(
    'remote-wallet/src/history/exportCsv.ts:5:3\nremote-wallet/src/history/exportCsv.ts:4:1',
  )
})

it('leaves positions without a map unchanged', async () => {
  const stack = [
    'Open /apps/wallet/1.1.0/open.js:1:200',
    'r /apps/wallet/1.1.0/damaged.js:1:1',
    'r /apps/wallet/1.1.0/history.js:7:1',
    'r /apps/wallet/9.9.9/history.js:1:1',
    'r /apps/wallet/../history.js:1:1',
    'r /apps/wallet/1.1.0/history.js:0:0',
    'no place at all',
  ].join('\n')
  const sourcesOf = sourceStacks(await storeWith({ 'history.js.map': MAP, 'damaged.js.map': '{' }))
  expect(await sourcesOf(stack)).toBe(stack)
  expect(await sourcesOf('')).toBe('')
})
