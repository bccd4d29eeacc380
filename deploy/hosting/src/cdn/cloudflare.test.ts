/** @jest-environment node */
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import type { S3Server } from '@crossbook/deploy-testing/s3Server'
import { syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { cloudflareFiles } from './cloudflare'
import { CONNECT, HOST, workerOf } from './cloudflare.fixture'

const newServer = s3Servers()
const STAGING = channelName('staging')
const PRODUCTION = channelName('production')
const SITE = { authUrl: '/auth/v1', authKey: 'public-key' }

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

it('answers GET and HEAD under its own name alone, and leads a path with a slash to the one without', async () => {
  const worker = workerOf(await newServer(), PRODUCTION)
  const posted = await worker('/', { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await worker('/', { host: 'other.example' })).status).toBe(421)
  const moved = await worker('/login/?a=b')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/login?a=b'])
})

it('hands on what pages report to the collector, as the visitor’s, and says so where there is none', async () => {
  const taken: unknown[] = []
  const server = await newServer()
  const worker = workerOf(server, PRODUCTION, false, async (request) => {
    taken.push([request.method, request.url, request.headers.get('x-real-ip'), await request.text()])
    if (taken.length > 1) throw new Error('unreachable')
    return new Response(null, { status: 204 })
  })
  const report = { method: 'POST', body: '{}', headers: { 'cf-connecting-ip': '192.0.2.7' } }
  const answer = await worker('/reports', report)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(taken).toEqual([['POST', 'https://reports.example/reports', '192.0.2.7', '{}']])
  const lost = await worker('/reports', report)
  expect([lost.status, await lost.text()]).toEqual([503, 'Reports are not collected at the moment.\n'])
  expect((await workerOf(server, PRODUCTION)('/reports', report)).status).toBe(405)
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
