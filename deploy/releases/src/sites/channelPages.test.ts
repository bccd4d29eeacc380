/** @jest-environment node */
import { keyEntry } from '@crossbook/deploy-testing/keyedChannel'
import { rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { makeKey } from '@crossbook/trust'
import { nextPages } from './channelPages'

const temporaryFolder = temporaryFolders()
const NOW = new Date('2024-03-15T12:00:00.000Z')

it('writes no pages for a rollout whose builds nobody signed, on a channel that has keys', async () => {
  const store = folderStore(temporaryFolder())
  await rolledOut(store, { now: () => NOW })
  const revision = await store.readPointer(STAGING)
  if (!revision) throw new Error('the channel is empty')
  const keys = [keyEntry(makeKey('ops').signer, { may: ['promote', 'settings'] })]
  const keyed = { ...revision, revision: revision.revision + 1, settings: { acceptsMixes: false, keys } }
  const open = await nextPages(store, STAGING, revision, SITE_CONFIG, NOW)
  expect(open?.paths.size).toBeGreaterThan(0)
  const before = await store.listPages()
  await store.movePointer(STAGING, keyed)
  const otherSite = { ...SITE_CONFIG, authKey: 'another-key' }
  expect(await nextPages(store, STAGING, keyed, otherSite, NOW)).toBeUndefined()
  expect(await store.listPages()).toEqual(before)
})
