/** @jest-environment node */
import { webcrypto } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import type { ChannelName } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { PLAN, rolledOut } from '@crossbook/deploy-testing/rolledOut'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import type { S3Server } from '@crossbook/deploy-testing/s3Server'
import { moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName } from '@crossbook/store'
import { ALL_COHORTS, cohortsOf, newStaff, securityHeaders } from '@crossbook/web-files'
import * as v from 'valibot'
import { cloudflareFiles } from './cloudflare'

const newServer = s3Servers()
const HOST = 'crossbook.example'
const CONNECT = ['https://abc.supabase.co']
const STAGING = channelName('staging')
const PRODUCTION = channelName('production')
const SITE = { authUrl: '/auth/v1', authKey: 'public-key' }

interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  host?: string
}

const workerSchema = v.object({
  fetch: v.custom<(request: Request, env: object) => Promise<Response>>(
    (value) => typeof value === 'function',
  ),
})

/** The Worker, with what R2 documents of a bucket's `get` and `head` in the place of one, over the objects of a server of our own. */
function workerOf({ objects }: S3Server, channel: ChannelName, acceptsMixes = false) {
  const files = cloudflareFiles({
    channel,
    acceptsMixes,
    url: new URL(`https://${HOST}`),
    bucket: 'releases',
    prefix: 'crossbook',
    connect: CONNECT,
  })
  const code = (files.get('worker.js') ?? '').replace('export default', 'globalThis.worker =')
  const place: { worker?: unknown } = {}
  const given = { globalThis: place, Headers, Response, URL, URLSearchParams, crypto: webcrypto, Date }
  runInNewContext(code, Object.assign(place, given))
  const worker = v.parse(workerSchema, place.worker)
  const STORE = {
    head(key: string) {
      const object = objects.get(key)
      const cohorts = object?.headers['x-amz-meta-cohorts']
      return Promise.resolve(object ? { customMetadata: cohorts === undefined ? {} : { cohorts } } : null)
    },
    get(key: string, options?: { onlyIf?: Headers }) {
      const object = objects.get(key)
      if (!object) return Promise.resolve(null)
      const { bytes, etag: httpEtag } = object
      const isKnown = options?.onlyIf?.get('if-none-match') === httpEtag
      return Promise.resolve({ httpEtag, size: bytes.length, ...(isKnown ? {} : { body: bytes }) })
    },
  }
  return async (address: string, { method = 'GET', headers = {}, host = HOST }: Asked = {}) =>
    worker.fetch(new Request(`https://${host}${address}`, { method, headers }), { STORE })
}

async function pastsIn(server: S3Server) {
  const store = bucketStore(server)
  const pasts = await channelPasts(store)
  for (const { channel } of pasts) await syncChannelSite(store, channel)
  return { store, pasts }
}

it('answers as the local site does: what is there and what is not, its text, and the headers of each', async () => {
  const server = await newServer()
  const { store, pasts } = await pastsIn(server)
  const headers = securityHeaders(CONNECT, { isSecure: true })
  for (const { channel, served, absent, mixPages } of pasts) {
    const acceptsMixes = channel === STAGING
    const worker = workerOf(server, channel, acceptsMixes)
    const config = { ...SITE, channel, acceptsMixes }
    const local = createSite({ store, channel, config, auth: undefined, hostNames: [HOST], headers })
    for (const address of [
      ...[...served, ...absent, ...mixPages.served, ...mixPages.absent],
      ...(await store.listMixes(channel)).map((id) => `/mixes/${id}.json`),
      ...['/', '/login', '/nowhere', '/nowhere.html', '/pages/login.html', '/_404.html', '/mixes/other'],
      ...[
        '/release.json',
        '/favicon.svg',
        '/favicon.ico',
        '/robots.txt',
        '/site.webmanifest',
        '/share.png',
        '/icon-192.png',
        '/versions.json',
      ],
      ...['/apps/', '/apps/wallet', '/apps/host/1.0.0/rendering.cjs', '/paints/x/paint.css'],
      ...['/apps/wallet/1.1.0/..%2f..%2fchannels', '/channels/production'],
    ]) {
      const here = await local(new Request(`https://${HOST}${address}`), { address: '127.0.0.1' })
      const there = await worker(address)
      expect([channel, address, there.status]).toEqual([channel, address, here.status])
      for (const name of ['content-type', 'cache-control', ...headers.map(([header]) => header)])
        expect([address, name, there.headers.get(name)]).toEqual([address, name, here.headers.get(name)])
      // Its pages name the environment of the channel's settings, and the local site's that of its own.
      if (!here.headers.get('content-type')?.startsWith('text/html'))
        expect([address, readAs(address, await there.text())]).toEqual([
          ...[address, readAs(address, await here.text())],
        ])
    }
  }
})

it('sends the best compressed form that the visitor takes, 304 to who has it, and no body to HEAD', async () => {
  const server = await newServer()
  await pastsIn(server)
  const worker = workerOf(server, PRODUCTION)
  for (const address of ['/login', '/nowhere', '/apps/host/1.0.0/main.js'])
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=0.5', null],
      ['br;q=0, gzip', null],
      ['identity', null],
    ] as const) {
      const answer = await worker(address, { headers: { 'accept-encoding': accepted } })
      expect([address, accepted, answer.headers.get('content-encoding')]).toEqual([
        address,
        accepted,
        encoding,
      ])
    }
  const first = await worker('/login')
  const known = await worker('/login', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([known.status, await known.text(), known.headers.get('cache-control')]).toEqual([
    304,
    '',
    'no-cache',
  ])
  const head = await worker('/login', { method: 'HEAD' })
  expect([head.status, await head.text(), Number(head.headers.get('content-length'))]).toEqual([
    ...[200, '', (await first.arrayBuffer()).byteLength],
  ])
})

it('shows everybody the same page while no rollout runs, of whatever cohort a visitor once was, and gives nobody a cookie', async () => {
  const server = await newServer()
  await pastsIn(server)
  const worker = workerOf(server, PRODUCTION)
  const shown = async (cookie?: string) => {
    const answer = await worker('/login', cookie === undefined ? {} : { headers: { cookie } })
    return [answer.status, await answer.text(), Object.fromEntries(answer.headers)] as const
  }
  const all = await shown()
  expect([all[0], all[2]['set-cookie']]).toEqual([200, undefined])
  for (const cohort of ['00', '07', '99']) expect(await shown(`cohort=${cohort}`)).toEqual(all)
})

describe('while a rollout runs', () => {
  const staff = newStaff()

  async function servedRollout() {
    const server = await newServer()
    const store = bucketStore(server)
    const settings = { acceptsMixes: false, acceptsStaff: true, site: SITE }
    const { next } = await rolledOut(store, { settings, plan: { ...PLAN, staff } })
    await syncChannelSite(store, STAGING)
    const local = createSite({
      store,
      channel: STAGING,
      config: { ...SITE, channel: STAGING, acceptsMixes: false },
      auth: undefined,
      isSecure: true,
      hostNames: [HOST],
      headers: securityHeaders(CONNECT, { isSecure: true }),
    })
    return {
      next,
      server,
      here: (address: string, headers: Record<string, string> = {}) =>
        local(new Request(`https://${HOST}${address}`, { headers }), { address: '127.0.0.1' }),
      async move(move: RolloutMove) {
        const occasion = { author: 'Ada', reason: 'a test', now: () => new Date() }
        const moved = await moveRollout(store, STAGING, move, occasion)
        if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
        await syncChannelSite(store, STAGING)
      },
    }
  }

  const said = (answer: Response) => [
    answer.status,
    answer.headers.get('location')?.replace(`https://${HOST}`, ''),
    answer.headers.get('cache-control'),
    answer.headers.get('vary'),
    answer.headers.get('set-cookie')?.replace(/^cohort=\d\d;/, 'cohort=drawn;'),
  ]
  const versionIn = async (answer: Response) => /\/apps\/wallet\/([\d.]+)\//.exec(await answer.text())?.[1]

  it('shows each cohort what the local site shows it, stage by stage, and gives who has none one by which his page is chosen', async () => {
    const { next, server, here, move } = await servedRollout()
    const expectStage = async (percent: number) => {
      // One that has learned nothing yet.
      const there = workerOf(server, STAGING)
      for (const cohort of ALL_COHORTS) {
        const headers = { cookie: `a=b; cohort=${cohort}` }
        const page = await there('/wallet/open', { headers })
        const which = [percent, cohort]
        expect([...which, said(page)]).toEqual([...which, said(await here('/wallet/open', headers))])
        const wanted = cohortsOf(next.id, percent).includes(cohort) ? '1.1.0' : '1.0.0'
        expect([...which, await versionIn(page)]).toEqual([...which, wanted])
      }
      for (const address of [
        '/wallet/open',
        '/release.json',
        '/no/such/page',
        '/robots.txt',
        '/apps/wallet/1.0.0/open.js',
      ])
        expect([percent, address, said(await there(address))]).toEqual([
          ...[percent, address, said(await here(address))],
        ])
      return there
    }
    const there = await expectStage(5)
    const drawn = new Set<string>()
    for (let visit = 0; visit < 60; visit++) {
      const page = await there('/wallet/open')
      const cohort = /^cohort=(\d\d); /.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
      drawn.add(cohort)
      const again = await there('/wallet/open', { headers: { cookie: `cohort=${cohort}` } })
      expect(await again.text()).toBe(await page.text())
    }
    expect(drawn.size).toBeGreaterThan(20)
    await move({ kind: 'advance', visits: 300 })
    await expectStage(25)
    await move({ kind: 'abort' })
    await expectStage(0)
  })

  it('lets staff in by the rollout’s token as the local site does, nobody by another one, and them no longer when it is over', async () => {
    const { server, here, move } = await servedRollout()
    const there = workerOf(server, STAGING)
    for (const [address, cohort] of [
      [`/staff?token=${staff}`],
      ...[newStaff(), '', 'none', '../pages', '07', `${staff}0`].map((token) => [`/staff?token=${token}`]),
      ...[staff, newStaff(), 'none', '../pages'].map((kept) => ['/wallet/open', kept]),
    ] as const) {
      const headers = cohort === undefined ? {} : { cookie: `cohort=${cohort}` }
      expect([address, cohort, said(await there(address ?? '', { headers }))]).toEqual([
        ...[address, cohort, said(await here(address ?? '', headers))],
      ])
    }
    const isOfStaff = { headers: { cookie: `cohort=${staff}` } }
    expect(await versionIn(await there('/wallet/open', isOfStaff))).toBe('1.1.0')
    await move({ kind: 'abort' })
    const later = workerOf(server, STAGING)
    expect(await versionIn(await later('/wallet/open', isOfStaff))).toBe('1.0.0')
    expect((await later(`/staff?token=${staff}`)).status).toBe(404)
  })
})

it('answers GET and HEAD under its own name alone, and leads a path with a slash to the one without', async () => {
  const worker = workerOf(await newServer(), PRODUCTION)
  const posted = await worker('/', { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await worker('/', { host: 'other.example' })).status).toBe(421)
  const moved = await worker('/login/?a=b')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/login?a=b'])
})

it('names the bucket and the site’s own domain in the settings that go with it', () => {
  const files = cloudflareFiles({
    channel: PRODUCTION,
    acceptsMixes: false,
    url: new URL(`https://${HOST}`),
    bucket: 'releases',
    prefix: '',
    connect: [],
  })
  expect(JSON.parse(files.get('wrangler.json') ?? '')).toMatchObject({
    main: 'worker.js',
    routes: [{ pattern: HOST, custom_domain: true }],
    r2_buckets: [{ binding: 'STORE', bucket_name: 'releases' }],
  })
})

/** Documents say the same in one line and in many. */
function readAs(address: string, text: string): unknown {
  return address.endsWith('.json') && text.startsWith('{') ? JSON.parse(text) : text
}
