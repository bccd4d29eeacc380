/** @jest-environment node */
import type { SiteConfig } from '@crossbook/contract'
import { renderedHost, renderedWallet } from '@crossbook/deploy-testing/renderedBuilds'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { published } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { keptPrerenders, releaseDocument } from '@crossbook/pages'
import { channelName, folderStore, type PrerenderKey, type Store } from '@crossbook/store'
import { composeRelease } from '../compose/composeRelease'
import { promote } from '../promote/promote'
import { planPrune, pruneStore } from './prune'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()
const STAGING = channelName('staging')
const CONFIG: SiteConfig = { authUrl: '/auth/v1', authKey: 'a-key' }
const DAY_MS = 24 * 60 * 60 * 1000

/** Promotes this wallet and gives the set of pages and the release. */
async function promoted(store: Store, version: string, text: string) {
  const host = renderedHost('1.0.0').app
  const release = composeRelease({
    parent: null,
    createdAt: '2024-03-15T12:00:00.000Z',
    author: 'a test',
    reason: version,
    host,
    remotes: [await published(store, renderedWallet(version, text))],
  })
  const after = (await store.readPointer(STAGING))?.revision ?? 0
  const done = await promote(store, { channel: STAGING, release, after, config: CONFIG })
  if (!done.ok || !done.value.pages) throw new Error('The promotion was refused')
  return { release, set: done.value.pages.set }
}

async function prune(store: Store, days: number) {
  const now = new Date(Date.now() + days * DAY_MS)
  const keeping = { revisions: 1, youngSince: new Date(now.getTime() - 30 * DAY_MS), now }
  const plan = await planPrune(store, keeping)
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem))
  const pruned = await pruneStore(store, plan.value, keeping)
  if (!pruned.ok) throw new Error(JSON.stringify(pruned.problem))
  return pruned.value.removed.map(({ kind }) => kind)
}

const keys = async (store: Store) => (await store.listPrerenders()).map(({ key }) => key).sort()

describe.each([
  ['a folder', async () => folderStore(temporaryFolder())],
  ['a bucket', async () => bucketStore(await newServer())],
])('the prerenders in %s', (_, open) => {
  it('stay while a release or its pages need them, and go with those', async () => {
    const store = await open()
    await published(store, renderedHost('1.0.0'))
    await promoted(store, '1.0.0', '"one"')
    const { release } = await promoted(store, '1.1.0', '"two"')
    // Those of the host and the wallet, and the release document.
    const ofRoutes = (await keptPrerenders(release)).values()
    const needed = [...new Set([...ofRoutes, releaseDocument(release).key])].sort()
    expect(needed).toHaveLength(3)
    expect(await keys(store)).toHaveLength(5)

    expect(await prune(store, 1)).toEqual([])
    expect(await prune(store, 40)).toEqual(['pages', 'prerender', 'prerender', 'release', 'build'])
    expect(await keys(store)).toEqual(needed)
  })

  it('stay where only pages ask for them that another checkout has written', async () => {
    const store = await open()
    await published(store, renderedHost('1.0.0'))
    const { set } = await promoted(store, '1.0.0', '"one"')
    const other = '0123456789abcdef01234567' as PrerenderKey
    const unknown = 'fedcba987654321001234567' as PrerenderKey
    for (const key of [other, unknown])
      await store.putPrerender(key, new Map([['release.json', Buffer.from('p{}')]]))
    const reading: Store = {
      ...store,
      async readPage(key, file) {
        const page = await store.readPage(key, file)
        if (key !== set || file !== 'wallet/open.html' || !page) return page
        return Buffer.from(
          Buffer.from(page)
            .toString()
            .replace(/\/prerenders\/[0-9a-f]+/, `/prerenders/${other}`),
        )
      },
    }
    expect(await prune(reading, 40)).toEqual(['prerender'])
    expect(await keys(store)).toContain(other)
    expect(await keys(store)).not.toContain(unknown)
  })
})
