/** @jest-environment node */
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { LOCAL, promotedRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { Configuration } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'
import { listen } from './listen'
import { CONFIGURATION } from './startedSite.fixture'
import { serve, siteUrl, startAuth } from './startSite'

const temporaryFolder = temporaryFolders()

/** Starts a site, sends it requests, and stops it. */
async function withSite<Answer>(
  ask: (port: number) => Promise<Answer>,
  overrides: Partial<Configuration> = {},
) {
  const store = folderStore(temporaryFolder())
  await promotedRelease(store)
  const configuration = { ...CONFIGURATION, ...overrides }
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) throw new Error(listening.problem.kind)
  const listener = listening.value
  const auth = await startAuth(configuration.auth, '', siteUrl(configuration, listener))
  const site = serve({ store, channel: LOCAL, configuration, listener, auth })
  try {
    return await ask(listener.port)
  } finally {
    await site.close()
  }
}

/** Addresses that a careless server would turn into an address of another site. */
const FOREIGN = [
  '//evil.example/',
  '//evil.example',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/wallet/open//',
  '/wallet/open/%2f',
  '/https:/evil.example/',
  'http://localhost//evil.example/',
]

/** An address of this machine that others reach; undefined on a machine without a network. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

function reaches(address: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, address)
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
}

it('is reached only from this machine by default', async () => {
  expect(await withSite((port) => reaches('127.0.0.1', port))).toBe(true)
  if (outside !== undefined) expect(await withSite((port) => reaches(outside, port))).toBe(false)
})

it('redirects to no other site', async () => {
  const locations = await withSite(async (port) => {
    const answers = FOREIGN.map((address) => rawRequest(port, address))
    return (await Promise.all(answers)).map(({ headers }) => headers.location)
  })
  expect(locations).toEqual(FOREIGN.map(() => undefined))
})

it('sends a route with a slash to itself whatever else the address says', async () => {
  const { headers } = await withSite((port) => rawRequest(port, '/wallet/open/?next=//evil.example/#x'))
  expect(headers.location).toBe('/wallet/open?next=//evil.example/')
})

it('sends HSTS over https', async () => {
  const sent = await withSite((port) => rawRequest(port, '/login', { host: 'crossbook.example' }), {
    siteUrl: 'https://crossbook.example',
  })
  expect([sent.status, sent.headers['strict-transport-security']]).toEqual([200, 'max-age=63072000'])
})

/** Returns a site's whole answer to a request that is written by hand, once the site has closed the connection. */
function written(port: number, request: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(request)
    })
      .on('data', (part) => (answer += part.toString()))
      .on('close', () => resolve(answer))
      .on('error', reject)
  })
}

it.each([
  ['two names of a host', 'Host: localhost\r\nHost: evil.example\r\n'],
  ['the same name twice', 'Host: localhost\r\nhost: localhost\r\n'],
])('refuses a request with %s', async (_, hosts) => {
  const answer = await withSite((port) => written(port, `GET /login HTTP/1.1\r\n${hosts}\r\n`))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

it.each(['/auth/v1/health', '/auth/v1/token', '/login', '/mailbox'])(
  'answers %s under no other name, also where the address of the request has a name of its own',
  async (path) => {
    const statusOf = (port: number, target: string, host: string) =>
      rawRequest(port, target, { host }).then(({ status }) => status)
    const statuses = await withSite(
      (port) =>
        Promise.all([
          ...[
            'evil.example',
            'localhost.evil.example',
            '127.0.0.1.nip.io',
            'other.crossbook.example',
          ].flatMap((host) => [statusOf(port, path, host), statusOf(port, `http://localhost${path}`, host)]),
          statusOf(port, `http://evil.example${path}`, 'localhost'),
        ]),
      { siteUrl: 'https://crossbook.example' },
    )
    expect(statuses).toEqual(Array(9).fill(421))
    const own = await withSite((port) => statusOf(port, path, 'crossbook.example'), {
      siteUrl: 'https://crossbook.example',
    })
    expect(own).not.toBe(421)
  },
)

it('has a browser delete its cookies if they are too large, so that a visitor is not locked out', async () => {
  for (const cookie of ['x'.repeat(20_000), 'x'.repeat(400_000)]) {
    const answer = await withSite((port) =>
      written(port, `GET /login HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(/\r\nclear-site-data: "cookies"\r\n/)
    expect(answer).toMatch(/reload the page\.\n$/)
  }
})

it('gives up on a request whose rest does not arrive', async () => {
  const answer = await withSite((port) =>
    written(port, 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n'),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
}, 40_000)
