/** @jest-environment node */
import type { AuthService } from '@crossbook/auth-service'
import { LOCAL, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { createSite } from './createSite'

const temporaryFolder = temporaryFolders()

/** Opens a site with nothing promoted, and a sign-in service that returns the requests that it receives. */
function open(overrides: Partial<AuthService> = {}) {
  const auth: AuthService = {
    publicKey: 'public-key',
    fetch: async (request, caller) =>
      new Response(
        `${request.method} ${new URL(request.url).pathname} ${await request.text()} from ${caller?.address ?? '?'}`,
        {
          status: 201,
        },
      ),
    close: () => Promise.resolve(),
    ...overrides,
  }
  const site = createSite({
    store: folderStore(temporaryFolder()),
    channel: LOCAL,
    config: SITE_CONFIG,
    auth,
    hostNames: ['localhost', 'crossbook.example'],
    headers: securityHeaders([]),
  })
  return (url: string, init: RequestInit = {}, address = '127.0.0.1') =>
    site(new Request(url, init), { address })
}

it('forwards sign-in requests to the service with the client’s address, and adds its headers', async () => {
  const response = await open()('http://localhost:3000/auth/v1/token', { method: 'POST', body: 'secret' })
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
  const mails = await site('http://localhost:3000/mailbox')
  expect([mails.status, await mails.text()]).toEqual([200, 'mails'])
  expect(mails.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect((await site('http://localhost:3000/mailbox', {}, '::ffff:127.0.0.1')).status).toBe(200)
  expect((await site('http://localhost:3000/mailbox', {}, '192.168.1.7')).status).toBe(404)
  expect((await site('http://crossbook.example/mailbox')).status).toBe(404)
})

it('has no page of mails when confirmations are off', async () => {
  expect((await open()('http://localhost:3000/mailbox')).status).toBe(404)
})

it('explains that the channel shows nothing yet', async () => {
  const response = await open()('http://localhost:3000/')
  expect([response.status, await response.text()]).toEqual([503, 'Channel local shows no release yet.\n'])
})
