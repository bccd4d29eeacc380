/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AppVersion } from '@crossbook/contract'
import { describeNginx, servedStore } from '@crossbook/deploy-testing/nginx/describeNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import type { Configuration } from '@crossbook/releases'
import { type RunningSite, startSite } from '@crossbook/site-server'

const MAIN = '/apps/host/1.0.0/main.js'
const FONT = '/apps/host/1.0.0/type.woff2'
const HOSTED = 'https://abc.supabase.co'

const configuration: Configuration = {
  host: 'localhost',
  port: 0,
  siteUrl: undefined,
  faultUrl: undefined,
  otlpUrl: undefined,
  auth: { kind: 'hosted', origin: HOSTED, anonKey: 'public-key' },
}

describeNginx('nginx with the configuration of the container', () => {
  const { served, get } = servedStore({ CROSSBOOK_CONNECT: HOSTED })

  describe('answers as the local site does', () => {
    let local: RunningSite

    beforeAll(async () => {
      const started = await startSite({ store: served().store, channel: LOCAL, configuration, authData: '' })
      if (!started.ok) throw new Error(started.problem.kind)
      local = started.value
    })
    afterAll(() => local.close())

    /** Parts that always differ: the server's own, and those that depend on the environment of the pages. */
    const OWN = ['date', 'server', 'connection', 'keep-alive', 'etag', 'content-length', 'transfer-encoding']

    const compared = async (
      port: number,
      address: string,
      headers: Record<string, string>,
      method: string,
    ) => {
      const answer = await rawRequest(port, address, headers, method)
      // Whether ranges are taken matters where the whole file is answered.
      const own = answer.status === 200 ? OWN : [...OWN, 'accept-ranges']
      const kept = Object.entries(answer.headers).filter(([name]) => !own.includes(name))
      return {
        status: answer.status,
        headers: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
      }
    }

    const ASKED: [address: string, headers?: Record<string, string>, method?: string][] = [
      ['/wallet/open'],
      ['/wallet/open', { 'accept-encoding': 'gzip, deflate, br' }],
      ['/wallet/open?tab=2', { 'accept-encoding': 'gzip' }],
      ['/wallet/open', { 'accept-encoding': 'br' }, 'HEAD'],
      ['/wallet/old'],
      ['/login'],
      ['/release.json'],
      ['/robots.txt'],
      ['/favicon.svg'],
      ['/favicon.ico'],
      ['/site.webmanifest'],
      ['/share.png', { 'accept-encoding': 'br' }],
      ['/apple-touch-icon.png'],
      ['/service-worker.js'],
      ['/OneSignalSDKWorker.js'],
      ['/WALLET/open'],
      ['/wallet/%6Fpen'],
      ['/wallet/open//'],
      ['/no/such/page'],
      ['/no/such/page', { 'accept-encoding': 'br' }],
      ['/wallet/open.html'],
      ['/_404.html'],
      ['/no/such/'],
      ['/versions.json'],
      ['/mixes/m0123456789abcdef.json'],
      ['/.env'],
      ['/.git/config'],
      [MAIN],
      [MAIN, { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1' }],
      [MAIN, { 'accept-encoding': 'br;q=0, gzip' }],
      [MAIN, { 'accept-encoding': 'br' }, 'HEAD'],
      [MAIN, { range: 'bytes=0-3' }],
      [MAIN, { range: 'bytes=-2' }],
      [FONT, { 'accept-encoding': 'br' }],
      ['/apps/host/1.0.0/main.css'],
      ['/apps/host/1.0.0/logos.svg', { 'accept-encoding': 'br' }],
      ['/apps/host/1.0.0/gone.js'],
      ['/apps/host/9.9.9/main.js'],
      ['/apps/host/1.0.0/'],
      ['/apps/'],
      ['/login', {}, 'POST'],
      [MAIN, {}, 'DELETE'],
    ]

    it.each(ASKED)('%s %j %s', async (address, headers = {}, method = 'GET') => {
      const expected = await compared(Number(new URL(local.url).port), address, headers, method)
      expect(await compared(served().nginx.port, address, headers, method)).toEqual(expected)
    })
  })

  describe('pages', () => {
    it('are those of the store, in an encoding that the visitor accepts', async () => {
      const plain = await get('/wallet/open')
      expect(plain.body.toString()).toContain('<title>Open · Crossbook</title>')
      const br = await get('/wallet/open', { 'accept-encoding': 'gzip, br' })
      expect(brotliDecompressSync(br.body)).toEqual(plain.body)
      const gzip = await get('/wallet/open', { 'accept-encoding': 'gzip' })
      expect(gunzipSync(gzip.body)).toEqual(plain.body)
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    })

    it('are not sent again to who has them, also behind a proxy that weakens their tags', async () => {
      const { headers } = await get('/wallet/open')
      const tag = String(headers.etag)
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await get('/wallet/open', { 'if-none-match': known })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag])
        expect(again.headers['cache-control']).toBe('no-cache, no-transform')
      }
      expect((await get('/wallet/open', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200)
      expect((await get('/no/such/page', { 'if-none-match': tag })).status).toBe(404)
    })

    it('have one address: a trailing slash is sent there, and nothing is sent to another site', async () => {
      const { status, headers } = await get('/wallet/open/?tab=2')
      expect([status, headers.location]).toEqual([308, '/wallet/open?tab=2'])
      for (const address of ['//evil.example/', '/%2fevil.example/', '/\\evil.example/', '/evil.example//'])
        expect((await get(address)).headers.location).toBeUndefined()
    })

    it('of removed paths redirect to their replacements', async () => {
      const { status, body } = await get('/wallet/old')
      expect([status, body.toString()]).toEqual([
        200,
        expect.stringContaining('content="0; url=/wallet/open"') as string,
      ])
    })

    it('of another release are shown at the next request, and the builds of the older one stay', async () => {
      const before = await get('/wallet/open')
      const remote = await published(served().store, remoteBuild({ version: '2.0.0' as AppVersion }))
      const next = sampleRelease({ remotes: [remote] })
      await served().show(next)
      const after = await get('/wallet/open', { 'if-none-match': String(before.headers.etag) })
      expect([after.status, JSON.parse((await get('/release.json')).body.toString())]).toEqual([
        200,
        { release: next.id },
      ])
      expect((await get('/apps/wallet/1.0.0/open.js')).status).toBe(200)
      expect((await get('/apps/wallet/2.0.0/open.js')).status).toBe(200)
      await served().show(served().release)
      const back = await get('/wallet/open', { 'if-none-match': String(before.headers.etag) })
      expect(back.status).toBe(304)
    })
  })

  describe('files of builds', () => {
    it('answer ranges, and 416 outside of the file, which nobody may keep', async () => {
      const { body, headers } = await get(MAIN)
      const first = await get(MAIN, { range: 'bytes=0-3', 'if-range': String(headers.etag) })
      expect([first.status, first.body.toString(), first.headers['content-range']]).toEqual([
        206,
        'host',
        `bytes 0-3/${body.length}`,
      ])
      const compressed = await get(MAIN, { range: 'bytes=0-3', 'accept-encoding': 'br' })
      expect([compressed.body.toString(), compressed.headers['content-encoding']]).toEqual([
        'host',
        undefined,
      ])
      const older = await get(MAIN, { range: 'bytes=0-3', 'if-range': '"older"' })
      expect([older.status, older.body]).toEqual([200, body])
      const outside = await get(MAIN, { range: 'bytes=99999-' })
      expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${body.length}`])
      expect(outside.headers['cache-control']).toContain('no-store')
      expect(outside.body.toString()).toBe('The file is shorter than this range.\n')
    })

    it('are known by their tag', async () => {
      const { headers } = await get(MAIN, { 'accept-encoding': 'br' })
      const again = await get(MAIN, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
      expect([again.status, again.body.length]).toEqual([304, 0])
    })
  })
})
