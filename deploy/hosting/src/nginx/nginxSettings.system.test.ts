/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { openServedStore, type ServedStore } from '@crossbook/deploy-testing/nginx/servedStore'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** The site's own host name, as an https proxy in front passes it on. */
const HOST = { host: 'crossbook.example' }

let auth: Server
let served: ServedStore

/** A fake auth service that returns the request it received. */
function repeat() {
  return createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public')
    response.setHeader('x-frame-options', 'ALLOWALL')
    response.end(JSON.stringify({ url: request.url, method: request.method, headers: request.headers }))
  })
}

describeNginx('nginx for a site with a name of its own, reached by https', () => {
  beforeAll(async () => {
    auth = repeat().listen(0, '127.0.0.1')
    await once(auth, 'listening')
    served = await openServedStore({
      CROSSBOOK_SITE_URL: 'https://crossbook.example',
      CROSSBOOK_AUTH: `127.0.0.1:${(auth.address() as AddressInfo).port}`,
      CROSSBOOK_CONNECT: 'https://abc.supabase.co https://faults.example',
    })
  })
  afterAll(async () => {
    auth.close()
    await served.close()
  })

  it('makes browsers remember https, on every type of answer', async () => {
    for (const address of ['/login', '/no/such/page', '/apps/host/1.0.0/main.js', '/auth/v1/health'])
      expect((await served.get(address, HOST)).headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('answers to its name and to health checks alone', async () => {
    expect((await served.get('/login', { host: 'crossbook.example:443' })).status).toBe(200)
    expect((await served.get('/release.json', { host: '127.0.0.1:8080' })).status).toBe(200)
    expect((await served.get('/login', { host: 'www.crossbook.example' })).status).toBe(421)
  })

  it('lets pages talk to the origins of its settings', async () => {
    const { headers } = await served.get('/login', HOST)
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://abc.supabase.co https://faults.example;",
    )
  })

  it('passes sign-in on under the path that GoTrue expects, with the visitor’s address', async () => {
    const { status, headers, body } = await served.get(
      '/auth/v1/token?grant_type=password',
      { ...HOST, 'x-real-ip': '6.6.6.6', 'x-forwarded-host': 'evil.example', apikey: 'public-key' },
      'POST',
      '{}',
    )
    const forwarded = JSON.parse(body.toString())
    expect([status, forwarded.method, forwarded.url]).toEqual([200, 'POST', '/token?grant_type=password'])
    expect(forwarded.headers).toMatchObject({
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: 'crossbook.example',
      apikey: 'public-key',
    })
    expect(forwarded.headers['x-forwarded-host']).toBeUndefined()
    expect([headers['cache-control'], headers['x-frame-options']]).toEqual(['no-store', 'DENY'])
  })

  it('trusts the visitor’s address from the proxy in front, and from no proxy before that', async () => {
    const { body } = await served.get('/auth/v1/health', {
      ...HOST,
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
    })
    expect(JSON.parse(body.toString()).headers['x-real-ip']).toBe('203.0.113.7')
  })

  it('writes no token into its log', async () => {
    await served.get('/auth/v1/verify?token=secret-token&type=signup', HOST)
    let log = ''
    // Lines are written together, a second later at most.
    while (!log.includes('GET /auth/v1/verify')) log = await served.nginx.log()
    expect(log).not.toContain('secret-token')
  })

  it('lets release documents be cached for a year', async () => {
    const name = '0123456789abcdef0123456789abcdef'
    const key = name as never
    await served.store.putPrerender(key, new Map([['release.json', Buffer.from('{}')]]))
    expect((await served.get(`/prerenders/${name}/release.json`, HOST)).status).toBe(404)
    await served.store.serve(LOCAL, { kind: 'prerender', key })
    const { status, headers } = await served.get(`/prerenders/${name}/release.json`, HOST)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable, no-transform',
      'application/json; charset=utf-8',
    ])
    expect((await served.get(`/prerenders/${name}/prerenders.json`, HOST)).status).toBe(404)
  })

  it('reports that nothing is shown yet, as long as that is so', async () => {
    const nginx = await runNginx({
      store: path.join(temporaryFolder(), 'store'),
      channel: LOCAL,
      folder: temporaryFolder(),
    })
    const { status, body } = await rawRequest(nginx.port, '/')
    await nginx.close()
    expect([status, body.toString()]).toEqual([503, 'This site shows no release yet.\n'])
  })
})

describeNginx('nginx before the auth service', () => {
  beforeAll(async () => {
    auth = repeat().listen(0, '127.0.0.1')
    await once(auth, 'listening')
    served = await openServedStore({ CROSSBOOK_AUTH: `127.0.0.1:${(auth.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    auth.close()
    await served.close()
  })

  it('limits one visitor to fifty requests at once, with the service’s message', async () => {
    const settingsFor = (visitor: string) => served.get('/auth/v1/settings', { 'x-forwarded-for': visitor })
    const statuses: number[] = []
    let refused = ''
    for (let time = 0; time < 80; time += 1) {
      const { status, body } = await settingsFor('203.0.113.1')
      statuses.push(status)
      if (status === 429) refused = body.toString()
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200))
    expect(JSON.parse(refused)).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    })
    expect((await settingsFor('203.0.113.2')).status).toBe(200)
  })

  /** The visitor's address that the auth service receives, for one that a proxy in front states. */
  const visitorOf = async (address: string) => {
    const { body } = await served.get('/auth/v1/health', { 'x-forwarded-for': address })
    return (JSON.parse(body.toString()) as { headers: Record<string, string> }).headers['x-real-ip']
  }

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['2001:db8:1:2::6', '2001:db8:1:2::'],
    ['2001:db8:1:0:3:4:5:6', '2001:db8:1:0::'],
    ['2001:db8:1::6', '2001:db8:1:0::'],
    ['2001:db8:1::', '2001:db8:1:0::'],
    ['2001:db8:0:0:3:4:5:6', '2001:db8:0:0::'],
    ['2001:db8::6', '2001:db8:0:0::'],
    ['2001:db8:0:0:0:4:5:6', '2001:db8:0:0::'],
    ['2001:db8:0:2:3:4:5:6', '2001:db8:0:2::'],
    ['2001:0:0:2:3:4:5:6', '2001:0:0:2::'],
    ['2001:0:0:0:3:4:5:6', '2001:0:0:0::'],
    ['2001::6', '2001:0:0:0::'],
    ['0:db8:1:2:3:4:5:6', '0:db8:1:2::'],
    ['0:0:1:2:3:4:5:6', '0:0:1:2::'],
    ['0:0:0:2:3:4:5:6', '0:0:0:2::'],
    ['0:0:0:0:3:4:5:6', '0:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
  ])('counts %s as %s', async (address, visitor) => {
    expect(await visitorOf(address)).toBe(visitor)
  })

  it('stops a visitor who comes from another address of the same IPv6 network each time, and no other', async () => {
    const statusFor = async (visitor: string) =>
      (await served.get('/auth/v1/settings', { 'x-forwarded-for': visitor })).status
    const statuses: number[] = []
    for (let time = 0; time < 80; time += 1)
      statuses.push(await statusFor(`2001:db8:9:9::${time.toString(16)}`))
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200))
    expect(statuses).toContain(429)
    expect(await statusFor('2001:db8:9:a::1')).toBe(200)
  })

  it('lets one visitor send twenty mails at once, and leaves the other mails of the hour to others', async () => {
    const statusFor = async (visitor: string, name: string, method = 'POST') => {
      // A GET has no length: nginx would take its body for the next request of the connection.
      const body = method === 'GET' ? undefined : '{}'
      const headers = { 'x-forwarded-for': visitor }
      return (await served.get(`/auth/v1/${name}`, headers, method, body)).status
    }
    const mailing = ['signup', 'recover', 'resend']
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1)
      statuses.push(await statusFor('203.0.113.9', mailing[time % mailing.length] ?? ''))
    expect(statuses).toEqual(Array(20).fill(200))
    for (const name of mailing) expect(await statusFor('203.0.113.9', name)).toBe(429)
    expect(await statusFor('203.0.113.9', 'reauthenticate', 'GET')).toBe(429)
    expect(await statusFor('203.0.113.9', 'user', 'PUT')).toBe(429)
    expect(await statusFor('203.0.113.9', 'token')).toBe(200)
    expect(await statusFor('203.0.113.9', 'user', 'GET')).toBe(200)
    expect(await statusFor('203.0.113.10', 'recover')).toBe(200)
  })

  it('passes the name of the site to the auth service, whatever host the caller names', async () => {
    const { status, body } = await served.get('http://localhost/auth/v1/health', { host: 'evil.example' })
    const { headers } = JSON.parse(body.toString()) as { headers: Record<string, string> }
    expect([status, headers.host]).toEqual([200, 'localhost'])
  })

  it.each([
    '0.0.0.0/0',
    '::/0',
    '172.16.0.0/12',
    '0.0.0.0',
    '::',
    'unix:',
    'proxy.example',
    '127.0.0.1; allow all',
  ])('does not start with %s for a proxy to trust, and explains why', async (trusted) => {
    await expect(openServedStore({ CROSSBOOK_TRUSTED_PROXY: trusted })).rejects.toThrow(
      `TRUSTED_PROXY is "${trusted}": set it to the one address of the proxy`,
    )
  })
})
