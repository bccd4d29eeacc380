/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppName, AppVersion, ChannelName } from '@crossbook/contract'
import { type ChannelAnswers, channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { installedNginx, runCachingProxy, type RunningNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { type BucketRelay, startBucketRelay } from '@crossbook/deploy-testing/s3-gateway/bucketRelay'
import {
  describeS3Gateway,
  type S3Gateway,
  startS3Gateway,
} from '@crossbook/deploy-testing/s3-gateway/s3Gateway'
import { clientAt } from '@crossbook/deploy-testing/s3Clients'
import { promoteBuilds, syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName, type PrerenderKey, type Store } from '@crossbook/store'
import { s3Store } from '@crossbook/store/bucket'
import { securityHeaders } from '@crossbook/web-files'
import { readersPolicy } from './bucketProxyFiles'

const PREFIX = 'crossbook'
const PRODUCTION = channelName('production')
const STAGING = channelName('staging')
const CONNECT = ['https://abc.supabase.co']
const FILE = '/apps/host/1.0.0/main.js'
const SITE = { authUrl: '/auth/v1', authKey: 'public-key' }

/** Far more requests than a page that is cached for a second needs. */
const LOOKS = 100
const LOOK_MS = 100

const isReady = installedNginx() !== undefined
if (!isReady)
  process.stdout.write('nginx is not installed on this machine, so none was put in front of a bucket.\n')
const describeProxy = isReady ? describeS3Gateway : describe.skip

describeProxy('nginx as a caching proxy in front of a bucket', () => {
  let [folder, made]: [string, number] = ['', 0]
  let gateway: S3Gateway
  let relay: BucketRelay
  let store: Store
  let pasts: readonly ChannelAnswers[]
  const running: RunningNginx[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crossbook-proxy-'))
    gateway = await startS3Gateway()
    relay = await startBucketRelay(gateway.endpoint)
    store = s3Store({
      client: clientAt(gateway.endpoint, gateway.root),
      bucket: gateway.bucket,
      prefix: PREFIX,
    })
    pasts = await channelPasts(store)
    for (const { channel } of pasts) await syncChannelSite(store, channel)
  }, 120_000)
  afterEach(async () => {
    relay.restore()
    for (const nginx of running.splice(0)) await nginx.close()
  })
  afterAll(async () => {
    await relay.close()
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Starts a cold proxy in front of a channel's site, and opens the bucket to this proxy alone. */
  async function proxyOf(channel: ChannelName) {
    const acceptsMixes = channel === STAGING
    const site = { bucket: gateway.bucket, prefix: PREFIX, channel, acceptsMixes }
    await gateway.open(readersPolicy(site, ['127.0.0.1/32']))
    const own = path.join(folder, String(++made))
    const place = new URL(`${relay.endpoint}/${gateway.bucket}/${PREFIX}`)
    const nginx = await runCachingProxy({
      ...{ channel, acceptsMixes, store: place, connect: CONNECT, folder: own },
    })
    running.push(nginx)
    relay.requests.length = 0
    return (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      rawRequest(nginx.port, address, headers, method)
  }

  /** Asks until an answer is as it should be. */
  async function until<Answer>(ask: () => Promise<Answer>, isDone: (answer: Answer) => boolean) {
    for (let look = 0; look < LOOKS; look++) {
      const answer = await ask()
      if (isDone(answer)) return answer
      await pause(LOOK_MS)
    }
    throw new Error('It has not come to that')
  }

  it('answers like the local site, cold and warm: existing and missing files, their text and their headers', async () => {
    const headers = securityHeaders(CONNECT)
    for (const { channel, served, absent, mixPages } of pasts) {
      const acceptsMixes = channel === STAGING
      const config = { ...SITE, channel, acceptsMixes }
      const proxy = await proxyOf(channel)
      const local = createSite({
        store,
        channel,
        config,
        auth: undefined,
        hostNames: ['localhost'],
        headers,
      })
      for (const address of [
        ...[...served, ...mixPages.served, ...absent.slice(0, 6), ...mixPages.absent.slice(0, 2)],
        ...(await store.listMixes(channel)).map((id) => `/mixes/${id}.json`),
        ...['/', '/login', '/nowhere', '/nowhere.html', '/pages/login.html', '/_404.html', '/mixes/other'],
        ...['/release.json', '/favicon.svg', '/favicon.ico', '/robots.txt', '/site.webmanifest'],
        ...['/share.png', '/icon-192.png', '/versions.json'],
        ...['/apps/', '/apps/wallet', '/apps/host/1.0.0/rendering.cjs', '/prerenders/x/release.json'],
        ...[
          '/apps/wallet/1.1.0/..%2f..%2fchannels',
          '/channels/production',
          '/sites/production/pages/_index.html',
        ],
      ]) {
        const here = await local(new Request(`http://localhost${address}`), { address: '127.0.0.1' })
        const text = await here.text()
        for (const warmth of ['cold', 'warm']) {
          const there = await proxy(address)
          const which = [channel, address, warmth]
          expect([...which, there.status]).toEqual([...which, here.status])
          const type = here.headers.get('content-type')
          expect([...which, there.headers['content-type']]).toEqual([...which, type])
          expect([...which, there.headers['cache-control']]).toEqual([
            ...which,
            here.headers.get('cache-control'),
          ])
          // Its pages name the environment of the channel's settings, and the local site's pages name their own.
          if (!type?.startsWith('text/html'))
            expect([...which, readAs(address, there.body.toString())]).toEqual([
              ...which,
              readAs(address, text),
            ])
          for (const [name] of headers)
            expect([...which, name, there.headers[name]]).toEqual([...which, name, here.headers.get(name)])
          for (const name of ['x-amz-request-id', 'x-amz-meta-writer', 'last-modified'])
            expect([...which, name, there.headers[name]]).toEqual([...which, name, undefined])
        }
      }
    }
  })

  it('asks the bucket for a file once, and for a page by its tag, with nothing of the visitor’s', async () => {
    const proxy = await proxyOf(PRODUCTION)
    const secret = { cookie: 'a=b; cohort=07', authorization: 'Bearer x', 'x-amz-meta-x': 'y' }
    const states: unknown[] = []
    for (let times = 0; times < 3; times++)
      states.push((await proxy(FILE, { ...secret, 'accept-encoding': 'br' })).headers['x-cache'])
    expect(states).toEqual(['MISS', 'HIT', 'HIT'])
    expect(relay.requests).toEqual([`GET /releases/crossbook/sites/production${FILE}.br 200`])

    const first = await proxy('/login')
    expect(first.headers['cache-control']).toBe('no-cache, no-transform')
    const again = await until(
      () => proxy('/login'),
      ({ headers }) => headers['x-cache'] === 'REVALIDATED',
    )
    expect(again.body).toEqual(first.body)
    expect(relay.requests.at(-1)).toBe('GET /releases/crossbook/sites/production/pages/login.html 304')
  })

  it('sends the best compressed form that the visitor takes, and the plain one of the rest', async () => {
    const proxy = await proxyOf(PRODUCTION)
    for (const address of [FILE, '/login', '/nowhere'])
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip;q=0.5', undefined],
        ['br;q=0, gzip', undefined],
        ['identity', undefined],
      ] as const)
        for (const warmth of ['cold', 'warm']) {
          const { headers } = await proxy(address, { 'accept-encoding': accepted })
          expect([address, accepted, warmth, headers['content-encoding'], headers.vary]).toEqual([
            ...[address, accepted, warmth, encoding, 'accept-encoding'],
          ])
        }
  })

  it('answers who has it already with 304, HEAD with headers, ranges with their part, and others with a sentence', async () => {
    const proxy = await proxyOf(PRODUCTION)
    for (const address of [FILE, '/login']) {
      const { headers, body } = await proxy(address)
      const known = await proxy(address, { 'if-none-match': String(headers.etag) })
      expect([address, known.status, known.body.length, known.headers.etag]).toEqual([
        ...[address, 304, 0, headers.etag],
      ])
      const other = await proxy(address, { 'if-none-match': '"another"' })
      expect([address, other.status, other.body]).toEqual([address, 200, body])
      const head = await proxy(address, {}, 'HEAD')
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
        ...[200, String(body.length), 0],
      ])
    }
    const whole = (await proxy(FILE)).body
    const part = await proxy(FILE, { range: 'bytes=0-3', 'accept-encoding': 'br' })
    expect([part.status, part.body, part.headers['content-range'], part.headers['content-encoding']]).toEqual(
      [...[206, whole.subarray(0, 4), `bytes 0-3/${whole.length}`, undefined]],
    )
    const outside = await proxy(FILE, { range: 'bytes=99999-' })
    expect([outside.status, outside.body.toString()]).toEqual([416, 'The file is shorter than this range.\n'])
    expect(await proxy('/login', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect((await proxy('/login', { host: 'other.example' })).body.toString()).toBe(
      'This site has another host name.\n',
    )
    expect(await proxy('/wallet/?a=b')).toMatchObject({ status: 308, headers: { location: '/wallet?a=b' } })
  })

  it('shows a promotion and its rollback within a second or two, also to who has the page already', async () => {
    const proxy = await proxyOf(PRODUCTION)
    const shown = async () =>
      JSON.parse((await proxy('/release.json')).body.toString()) as { release: string }
    const before = [await shown(), (await proxy('/wallet/open')).headers.etag] as const
    const promote = async (version: string) => {
      const promoted = await promoteBuilds(store, {
        channel: PRODUCTION,
        builds: [{ app: 'wallet' as AppName, version: version as AppVersion }],
        author: 'a test',
        reason: version,
        now: () => new Date(),
      })
      if (!promoted.ok) throw new Error(JSON.stringify(promoted.problem))
      await syncChannelSite(store, PRODUCTION)
      return promoted.value.release.id
    }
    for (const version of ['1.0.0', '1.1.0']) {
      const id = await promote(version)
      await until(shown, ({ release }) => release === id)
      const page = await until(
        () => proxy('/wallet/open', { 'if-none-match': String(before[1]) }),
        ({ status, body }) => status === 200 && body.includes(id),
      )
      expect(page.headers['cache-control']).toBe('no-cache, no-transform')
      expect((await proxy(`/apps/wallet/${version}/open.js`)).status).toBe(200)
    }
  })

  it('serves its cache while the bucket cannot be reached, and an error for the rest', async () => {
    const proxy = await proxyOf(PRODUCTION)
    const page = await proxy('/login')
    // The requests of a painted page, without which it would not become interactive.
    const key = '0123456789abcdef0123456789abcdef' as PrerenderKey
    await store.putPrerender(key, new Map([['release.json', Buffer.from('{}')]]))
    await store.serve(PRODUCTION, { kind: 'prerender', key })
    const files = [FILE, `/prerenders/${key}/release.json`]
    for (const file of files) expect([file, (await proxy(file)).status]).toEqual([file, 200])
    relay.cut()
    const old = await until(
      () => proxy('/login'),
      ({ headers }) => headers['x-cache'] === 'STALE',
    )
    expect([old.status, old.body]).toEqual([200, page.body])
    for (const file of files) expect([file, (await proxy(file)).status]).toEqual([file, 200])
    for (const address of ['/terms', '/apps/wallet/1.1.0/open.js']) {
      const { status, body, headers } = await proxy(address)
      expect([status, headers['cache-control'], body.toString()]).toEqual([
        ...[503, 'no-store', 'This site cannot reach its files at the moment; try again in a minute.\n'],
      ])
    }
    relay.restore()
    expect((await proxy('/apps/wallet/1.1.0/open.js')).status).toBe(200)
  })

  it('is let read the folders of the site, and nothing else of the bucket', async () => {
    await proxyOf(PRODUCTION)
    const statusOf = async (object: string, method = 'GET') =>
      (await fetch(`${gateway.endpoint}/${gateway.bucket}/${PREFIX}/${object}`, { method })).status
    expect(await statusOf(`sites/production${FILE}`)).toBe(200)
    const kept = [
      'channels/production/00000001.json',
      'apps/host/1.0.0/app.json',
      'listings/staging/versions.json',
    ]
    for (const object of kept) expect([object, await statusOf(object)]).toEqual([object, 403])
    expect(await statusOf('sites/production/pages/new.html', 'PUT')).toBe(403)
    expect((await fetch(`${gateway.endpoint}/${gateway.bucket}?list-type=2`)).status).toBe(403)
  })
})

/** Reads a document. JSON has the same meaning in one line and in many. */
function readAs(address: string, text: string): unknown {
  return address.endsWith('.json') && text.startsWith('{') ? JSON.parse(text) : text
}
