/** @jest-environment node */
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AppVersion } from '@crossbook/contract'
import { PATHS_OUTSIDE } from '@crossbook/deploy-testing/pathsOutside'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, promotedRelease, sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { promote } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { CONFIGURATION, startedSite } from './startedSite.fixture'
import { type RunningSite, startSite } from './startSite'

const temporaryFolder = temporaryFolders()
const MAIN = '/apps/host/1.0.0/main.js'

let store: Store
let site: RunningSite

beforeEach(async () => {
  store = folderStore(temporaryFolder())
  await promotedRelease(store)
  site = await startedSite(store)
})

afterEach(() => site.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return rawRequest(Number(new URL(site.url).port), path, headers, method)
}

describe('pages', () => {
  it('answers a route with its page, which is revalidated each time', async () => {
    const { status, headers, body } = await get('/wallet/open?tab=2')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache, no-transform')
    expect(body.toString()).toContain('<title>Open · Crossbook</title>')
    const again = await get('/wallet/open', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('inlines the configuration of its environment', async () => {
    const { body } = await get('/login')
    expect(body.toString()).toContain('"authUrl":"https://abc.supabase.co/auth/v1","authKey":"public-key"')
  })

  it('answers an unknown path with the not-found page and a real 404, whatever the browser has', async () => {
    const { status, body, headers } = await get('/no/such/page')
    expect(status).toBe(404)
    expect(body.toString()).toContain('<title>Page not found · Crossbook</title>')
    expect((await get('/other', { 'if-none-match': String(headers.etag) })).status).toBe(404)
  })

  it('sends a known route with a trailing slash to its one address, and no other path anywhere', async () => {
    const { status, headers } = await get('/wallet/open/?tab=2')
    expect([status, headers.location]).toEqual([308, '/wallet/open?tab=2'])
    expect((await get('/no/such/')).status).toBe(404)
    expect((await get('//evil.example/')).status).toBe(404)
    for (const spelling of ['/WALLET/open', '/wallet/%6Fpen', '/wallet/open//', '/wallet/%6Fpen/'])
      expect([spelling, (await get(spelling)).status]).toEqual([spelling, 404])
  })

  it('shows a promotion at the next page, and only then', async () => {
    const shown = async () =>
      /"release":"(r[0-9a-f]+)"/.exec((await get('/wallet/open')).body.toString())?.[1]
    const before = await shown()
    const remote = await published(store, remoteBuild({ version: '2.0.0' as AppVersion }))
    const release = sampleRelease({ remotes: [remote], createdAt: new Date().toISOString() })
    expect(await shown()).toBe(before)
    await promote(store, { channel: LOCAL, release, after: 1, config: SITE_CONFIG })
    expect(await shown()).toBe(release.id)
    expect((await get('/apps/wallet/1.0.0/open.js')).status).toBe(200)
  })
})

describe('files of builds', () => {
  it('are kept for a year and compressed as the visitor takes them', async () => {
    const plain = await get(MAIN)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform')
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.vary).toBe('accept-encoding')
    expect(plain.headers['content-encoding']).toBeUndefined()

    const br = await get(MAIN, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    const gzip = await get(MAIN, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('answer HEAD with the same headers and no body', async () => {
    const [whole, head] = [await get(MAIN), await get(MAIN, {}, 'HEAD')]
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect(Number(head.headers['content-length'])).toBe(whole.body.length)
  })

  it('answer ranges: the start, the middle, the end', async () => {
    const { body, headers } = await get(MAIN)
    const part = async (range: string, more = {}) => get(MAIN, { range, ...more })
    const first = await part('bytes=0-3')
    expect([first.status, first.body.toString()]).toEqual([206, 'host'])
    expect(first.headers['content-range']).toBe(`bytes 0-3/${body.length}`)
    expect((await part('bytes=5-')).body).toEqual(body.subarray(5))
    expect((await part('bytes=-2')).body).toEqual(body.subarray(-2))
    expect((await part('bytes=0-3', { 'if-range': String(headers.etag) })).status).toBe(206)
    expect((await part('bytes=0-3', { 'if-range': '"older"' })).status).toBe(200)
  })

  it('answer a range outside the file with 416, and a malformed one with the whole', async () => {
    const outside = await get(MAIN, { range: 'bytes=99999-' })
    expect([outside.status, outside.headers['content-range']]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ])
    for (const range of ['bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])
      expect((await get(MAIN, { range })).status).toBe(200)
  })

  it('that do not exist are a plain 404 that may not be cached', async () => {
    for (const path of [
      '/apps/host/1.0.0/gone.js',
      '/apps/host/9.9.9/main.js',
      '/apps/host',
      '/apps/',
      '/apps/host/1.0.0/',
    ]) {
      const { status, headers } = await get(path)
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        404,
        'no-store',
        'text/plain; charset=utf-8',
      ])
    }
  })

  it.each(PATHS_OUTSIDE)('cannot be left by %s', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('revision')
  })
})

describe('refusals', () => {
  it('refuses to answer for other hosts', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])
      expect((await get('/login', { host })).status).toBe(421)
    expect((await get('http://evil.example/login')).status).toBe(421)
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1', '[::1]:3000'])
      expect((await get('/login', { host })).status).toBe(200)
  })

  it('answers nothing but GET and HEAD', async () => {
    const { status, headers } = await get('/login', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('sends the security headers with everything', async () => {
    for (const path of ['/login', '/no/such/page', '/release.json', '/favicon.svg']) {
      const { headers } = await get(path)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("connect-src 'self' https://abc.supabase.co;")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
  })

  it('allows the one inline script of its pages by its hash', async () => {
    const { headers, body } = await get('/login')
    const inline = /<script>([^]*?)<\/script>/.exec(body.toString())?.[1] ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
  })

  it('has a favicon and rules for crawlers, so that no request of a page fails', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect((await get('/favicon.ico')).status).toBe(200)
    expect((await get('/robots.txt')).body.toString()).toContain('Disallow: /auth/')
  })

  it('has a web manifest, whose icons are there [SHL-63]', async () => {
    const { body, headers } = await get('/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { icons } = JSON.parse(body.toString()) as { icons: { src: string; type: string }[] }
    expect(icons.map(({ src }) => src)).toContain('/icon-512.png')
    for (const { src, type } of icons)
      expect((await get(src)).headers['content-type']?.split(';')[0]).toBe(type)
    expect((await get('/apple-touch-icon.png')).headers['content-type']).toBe('image/png')
  })

  it('has no sign-in service of its own when a hosted project is configured', async () => {
    expect((await get('/auth/v1/health')).status).toBe(404)
    expect((await get('/mailbox')).status).toBe(404)
  })

  it('reports that a port is taken', async () => {
    const port = Number(new URL(site.url).port)
    const second = await startSite({
      store,
      channel: LOCAL,
      configuration: { ...CONFIGURATION, port },
      authData: '',
    })
    expect(second).toEqual({ ok: false, problem: { kind: 'portTaken', host: 'localhost', port } })
  })
})

describe('fault reports', () => {
  it('go to the address from the environment, which the policy of the pages allows', async () => {
    const faultUrl = 'https://faults.example/crossbook'
    const reporting = await startedSite(store, { configuration: { ...CONFIGURATION, faultUrl } })
    const page = await fetch(`${reporting.url}/login`)
    await reporting.close()
    expect(await page.text()).toContain(`"faultUrl":"${faultUrl}"`)
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://abc.supabase.co https://faults.example;",
    )
    expect((await get('/login')).body.toString()).not.toContain('"faultUrl":')
  })
})
