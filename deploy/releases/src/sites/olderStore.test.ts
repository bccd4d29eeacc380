/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalJson } from '@crossbook/contract'
import { renderedHost, renderedWallet } from '@crossbook/deploy-testing/renderedBuilds'
import { published } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { channelName, folderStore } from '@crossbook/store'
import { readChannel } from '../readRelease'
import { syncChannelSite } from './syncChannelSite'

const temporaryFolder = temporaryFolders()
const STAGING = channelName('staging')

/** A store as checkouts of November 2026 have left it, file by file, with a site whose pages have their name of then. */
async function olderStore() {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const store = folderStore(root)
  const release = sampleRelease({
    host: await published(store, renderedHost('1.0.0')),
    remotes: [await published(store, renderedWallet('1.0.0', '"rendered anew"'))],
  })
  write(`releases/${release.id}.json`, canonicalJson(release))
  write(
    'channels/staging/00000001.json',
    `{
  "revision": 1,
  "release": "${release.id}",
  "at": "2026-11-20T12:00:00.000Z",
  "author": "Ada",
  "reason": "The first",
  "settings": { "acceptsMixes": false, "site": { "authUrl": "/auth/v1", "authKey": "a-key" } }
}
`,
  )
  const set = `${release.id}-0123456789ab`
  write(`shells/${set}/_404.html`, '<!doctype html>')
  mkdirSync(path.join(root, 'sites'))
  symlinkSync(`../shells/${set}`, path.join(root, 'sites/staging'))
  return { store, release, set }
}

it('reads the channel of an older store, and gives its site pages of today', async () => {
  const { store, release, set } = await olderStore()
  expect(await readChannel(store, STAGING)).toMatchObject({
    release,
    revision: { revision: 1, author: 'Ada' },
  })
  expect(await store.shownPages(STAGING)).toBe(set)

  await syncChannelSite(store, STAGING)
  const shown = await store.shownPages(STAGING)
  expect(shown?.startsWith(`${release.id}-`)).toBe(true)
  expect(shown).not.toBe(set)
  const page = shown && (await store.readPage(shown, 'wallet/open.html'))
  expect(Buffer.from(page || []).toString()).toContain('rendered anew')
})
