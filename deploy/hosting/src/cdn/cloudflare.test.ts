/** @jest-environment node */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { ChannelName } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { syncChannelSite } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { channelName, folderStore } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import * as v from 'valibot'
import { cloudflareFiles } from './cloudflare'

const temporaryFolder = temporaryFolders()
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

/** The Worker, with what R2 documents of a bucket's `get` in the place of one, over a store in a folder. */
function workerOf(root: string, channel: ChannelName, acceptsMixes = false) {
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
  runInNewContext(code, Object.assign(place, { globalThis: place, Headers, Response, URL }))
  const worker = v.parse(workerSchema, place.worker)
  const STORE = {
    get(key: string, options?: { onlyIf?: Headers }) {
      const file = path.join(root, key.replace(/^crossbook\//, ''))
      if (!existsSync(file) || !statSync(file).isFile()) return Promise.resolve(null)
      const bytes = readFileSync(file)
      const httpEtag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const isKnown = options?.onlyIf?.get('if-none-match') === httpEtag
      return Promise.resolve({ httpEtag, size: bytes.length, ...(isKnown ? {} : { body: bytes }) })
    },
  }
  return async (address: string, { method = 'GET', headers = {}, host = HOST }: Asked = {}) =>
    worker.fetch(new Request(`https://${host}${address}`, { method, headers }), { STORE })
}

async function pastsIn(root: string) {
  const store = folderStore(root)
  const pasts = await channelPasts(store)
  for (const { channel } of pasts) await syncChannelSite(store, channel)
  return { store, pasts }
}

it('answers as the local site does: what is there and what is not, its text, and the headers of each', async () => {
  const root = temporaryFolder()
  const { store, pasts } = await pastsIn(root)
  const headers = securityHeaders(CONNECT, { isSecure: true })
  for (const { channel, served, absent, mixPages } of pasts) {
    const acceptsMixes = channel === STAGING
    const worker = workerOf(root, channel, acceptsMixes)
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
  const root = temporaryFolder()
  await pastsIn(root)
  const worker = workerOf(root, PRODUCTION)
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

it('shows everybody the same page, of whatever cohort a visitor once was, and gives nobody a cookie', async () => {
  const root = temporaryFolder()
  await pastsIn(root)
  const worker = workerOf(root, PRODUCTION)
  const shown = async (cookie?: string) => {
    const answer = await worker('/login', cookie === undefined ? {} : { headers: { cookie } })
    return [answer.status, await answer.text(), Object.fromEntries(answer.headers)] as const
  }
  const all = await shown()
  expect([all[0], all[2]['set-cookie']]).toEqual([200, undefined])
  for (const cohort of ['00', '07', '99']) expect(await shown(`cohort=${cohort}`)).toEqual(all)
})

it('answers GET and HEAD under its own name alone, and leads a path with a slash to the one without', async () => {
  const worker = workerOf(temporaryFolder(), PRODUCTION)
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
