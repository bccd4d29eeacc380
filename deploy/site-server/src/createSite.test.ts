/** @jest-environment node */
import type { AuthService } from '@crossbook/auth-service'
import type { AppName, AppVersion, MixId } from '@crossbook/contract'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, promotedRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { promoteBuilds } from '@crossbook/releases'
import { channelName, type ChannelSettings, folderStore, type Store } from '@crossbook/store'
import { siteOf } from './startedSite.fixture'

const temporaryFolder = temporaryFolders()

/** Opens a site with nothing promoted, and a sign-in service that returns the requests that it receives. */
function open(overrides: Partial<AuthService> = {}) {
  const auth: AuthService = {
    publicKey: 'public-key',
    fetch: async (request, caller) => {
      const { pathname } = new URL(request.url)
      const text = `${request.method} ${pathname} ${await request.text()} from ${caller?.address ?? '?'}`
      return new Response(text, { status: 201 })
    },
    close: () => Promise.resolve(),
    ...overrides,
  }
  return siteOf(folderStore(temporaryFolder()), { auth, hostNames: ['localhost', 'crossbook.example'] })
}

it('forwards sign-in requests to the service with the client’s address, and adds its headers', async () => {
  const response = await open()('/auth/v1/token', { method: 'POST', body: 'secret' })
  expect(response.status).toBe(201)
  expect(await response.text()).toBe('POST /auth/v1/token secret from 127.0.0.1')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('shows captured mails to this machine under its own name, and to nobody else', async () => {
  const site = open({
    mailboxPage: () =>
      new Response('mails', { headers: { 'content-security-policy': "default-src 'none'" } }),
  })
  const mails = await site('/mailbox')
  expect([mails.status, await mails.text()]).toEqual([200, 'mails'])
  expect(mails.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect((await site('/mailbox', {}, '::ffff:127.0.0.1')).status).toBe(200)
  expect((await site('/mailbox', {}, '192.168.1.7')).status).toBe(404)
  expect((await site('http://crossbook.example/mailbox')).status).toBe(404)
})

it('has no page of mails when confirmations are off', async () => {
  expect((await open()('/mailbox')).status).toBe(404)
})

it('explains that the channel shows nothing yet', async () => {
  const response = await open()('/')
  expect([response.status, await response.text()]).toEqual([503, 'Channel local shows no release yet.\n'])
})

describe('the documents of a channel', () => {
  const MIX = 'm0123456789abcdef' as MixId
  let store: Store
  let release: string
  let get: (path: string) => Promise<Response>

  beforeEach(async () => {
    store = folderStore(temporaryFolder())
    release = (await promotedRelease(store)).id
    get = siteOf(store)
  })

  /** Changes how the channel's site behaves, as a revision that shows the same release. */
  async function change(settings: ChannelSettings) {
    const last = await store.readPointer(LOCAL)
    if (last) await store.movePointer(LOCAL, { ...last, revision: last.revision + 1, settings })
  }

  const statusOf = async (path: string) => (await get(path)).status

  it('name the release that the channel shows, and may not be cached', async () => {
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
})
