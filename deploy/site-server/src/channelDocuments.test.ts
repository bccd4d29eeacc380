/** @jest-environment node */
import type { AppName, AppVersion, MixId } from '@crossbook/contract'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, promotedRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { promoteBuilds } from '@crossbook/releases'
import { channelName, type ChannelSettings, folderStore, type Store } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { createSite } from './createSite'

const temporaryFolder = temporaryFolders()
const MIX = 'm0123456789abcdef' as MixId

let store: Store
let release: string
let get: (path: string) => Promise<Response>

beforeEach(async () => {
  store = folderStore(temporaryFolder())
  release = (await promotedRelease(store)).id
  const site = createSite({
    store,
    channel: LOCAL,
    config: SITE_CONFIG,
    auth: undefined,
    hostNames: ['localhost'],
    headers: securityHeaders([]),
  })
  get = (path) => site(new Request(`http://localhost:3000${path}`), { address: '127.0.0.1' })
})

/** Changes how the channel's site behaves, as a revision that shows the same release. */
async function change(settings: ChannelSettings) {
  const last = await store.readPointer(LOCAL)
  if (last) await store.movePointer(LOCAL, { ...last, revision: last.revision + 1, settings })
}

const statusOf = async (path: string) => (await get(path)).status

it('names the release that the channel shows, and may not be cached', async () => {
  const response = await get('/release.json')
  expect(await response.json()).toEqual({ release })
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

it('has neither mixes nor versions by default, because the channel accepts no mixes', async () => {
  await store.putMix(LOCAL, MIX, '{}')
  expect([await statusOf(`/mixes/${MIX}.json`), await statusOf('/versions.json')]).toEqual([404, 404])
  await change({ acceptsMixes: true })
  expect([await statusOf(`/mixes/${MIX}.json`), await statusOf('/versions.json')]).toEqual([200, 200])
  await change({ acceptsMixes: false })
  expect([await statusOf(`/mixes/${MIX}.json`), await statusOf('/versions.json')]).toEqual([404, 404])
})

it('lists the current mixes of its own channel', async () => {
  await change({ acceptsMixes: true })
  await store.putMix(LOCAL, MIX, '{"is":"open"}')
  await store.putMix(channelName('staging'), 'mfedcba9876543210' as MixId, '{}')
  const response = await get(`/mixes/${MIX}.json`)
  expect([await response.text(), response.headers.get('cache-control')]).toEqual([
    '{"is":"open"}',
    'no-cache, no-transform',
  ])
  await store.endMix(LOCAL, MIX, '{"is":"ended"}')
  expect(await (await get(`/mixes/${MIX}.json`)).text()).toBe('{"is":"ended"}')
  expect(await statusOf('/mixes/mfedcba9876543210.json')).toBe(404)
})

it.each([
  '/mixes/',
  `/mixes/${MIX}`,
  `/mixes/${MIX}.json/`,
  `/mixes/${MIX}.json.json`,
  `/mixes/x/../${MIX}.jso`,
  '/mixes/..%2f..%2fchannels%2flocal%2f00000001.json',
  '/mixes/__proto__.json',
  `/mixes/m${'0'.repeat(5000)}.json`,
  '/mixes/https:%2f%2fevil.example%2fm.json',
])('finds nothing at %s', async (path) => {
  await change({ acceptsMixes: true })
  await store.putMix(LOCAL, MIX, '{}')
  expect(await statusOf(path)).toBe(404)
})

it('lists the versions that it serves, as soon as they are promoted, newest first', async () => {
  await change({ acceptsMixes: true })
  const versions = async () => ((await (await get('/versions.json')).json()) as { apps: unknown }).apps
  expect(await versions()).toEqual({ host: ['1.0.0'], wallet: ['1.0.0'] })
  await published(store, remoteBuild({ version: '1.1.0' as AppVersion }))
  expect(await versions()).toEqual({ host: ['1.0.0'], wallet: ['1.0.0'] })
  const builds = [{ app: 'wallet' as AppName, version: '1.1.0' as AppVersion }]
  const occasion = { author: 'a test', reason: '', now: () => new Date() }
  expect((await promoteBuilds(store, { channel: LOCAL, builds, ...occasion })).ok).toBe(true)
  expect(await versions()).toEqual({ host: ['1.0.0'], wallet: ['1.1.0', '1.0.0'] })
})

it('gives its pages the channel and whether it accepts mixes, also after a change', async () => {
  expect(await (await get('/login')).text()).toContain('"channel":"local","acceptsMixes":false')
  await change({ acceptsMixes: true })
  expect(await (await get('/login')).text()).toContain('"channel":"local","acceptsMixes":true')
})
