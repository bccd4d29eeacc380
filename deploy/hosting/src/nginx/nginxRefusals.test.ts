/** @jest-environment node */
import type { MixId } from '@crossbook/contract'
import { describeNginx, servedStore } from '@crossbook/deploy-testing/nginx/describeNginx'
import { PATHS_OUTSIDE } from '@crossbook/deploy-testing/pathsOutside'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { channelName } from '@crossbook/store'

describeNginx('nginx with the configuration of the container', () => {
  const { served, get } = servedStore()

  it.each([
    ...PATHS_OUTSIDE,
    '/apps/host/1.0.0/main.js.br',
    '/channels/local/00000001.json',
    '/releases/r0123456789abcdef.json',
    '/shells/',
  ])('cannot be left by %s', async (address) => {
    const { status, body } = await get(address)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('revision')
  })

  describe('mixes', () => {
    it('are served on a channel that accepts them, and only its own', async () => {
      const [own, foreign] = ['m0123456789abcdef' as MixId, 'mfedcba9876543210' as MixId]
      await served().store.putMix(LOCAL, own, '{"name":"own"}')
      await served().store.putMix(channelName('staging'), foreign, '{"name":"foreign"}')
      expect((await get(`/mixes/${own}.json`)).status).toBe(404)
      await served().store.putVersions(LOCAL, '{"apps":{}}')
      const { status, headers, body } = await get(`/mixes/${own}.json`)
      expect([status, body.toString(), headers['cache-control']]).toEqual([
        200,
        '{"name":"own"}',
        'no-cache, no-transform',
      ])
      expect((await get('/versions.json')).body.toString()).toBe('{"apps":{}}')
      expect((await get(`/mixes/${foreign}.json`)).status).toBe(404)
      await served().store.removeVersions(LOCAL)
      expect((await get('/versions.json')).status).toBe(404)
    })
  })

  describe('refusals', () => {
    it('answers to no other name', async () => {
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io'])
        expect((await get('/login', { host })).status).toBe(421)
      expect((await get('http://evil.example/login')).status).toBe(421)
      for (const host of ['localhost', 'localhost:8080', '127.0.0.1'])
        expect((await get('/login', { host })).status).toBe(200)
    })

    it('refuses large requests', async () => {
      const large = await get('/auth/v1/token', {}, 'POST', 'x'.repeat(70_000))
      expect([large.status, JSON.parse(large.body.toString()).error_code]).toEqual([413, 'request_too_large'])
      expect((await get(`/${'x'.repeat(20_000)}`)).status).toBe(414)
    })

    it('has a browser delete its cookies where they are too many, so that nothing locks its visitor out for good', async () => {
      for (const cookie of [
        'x'.repeat(20_000),
        'x'.repeat(200_000),
        Array(20).fill('x'.repeat(4_000)).join('; '),
      ])
        for (const host of ['localhost', 'evil.example']) {
          const { status, headers, body } = await get('/login', { host, cookie })
          expect([status, headers['clear-site-data'], headers['cache-control']]).toEqual([
            431,
            '"cookies"',
            host === 'localhost' ? 'no-store' : undefined,
          ])
          expect(body.toString()).toMatch(/reload the page\.\n$/)
        }
      const { status, headers } = await get('/login')
      expect([status, headers['clear-site-data']]).toEqual([200, undefined])
    })

    it('reports with the service’s message that sign-in is unavailable, and passes nothing but its endpoints', async () => {
      const away = await get('/auth/v1/token?grant_type=password', {}, 'POST', '{}')
      expect([away.status, JSON.parse(away.body.toString()).msg]).toEqual([
        503,
        'Sign-in is not available at the moment',
      ])
      expect(away.headers['cache-control']).toBe('no-store')
      for (const address of [
        '/auth/v1/admin/users',
        '/auth/v1/',
        '/auth/v1/token/../admin',
        '/auth/v1/invite',
      ])
        expect((await get(address)).status).toBe(404)
    })

    it('writes no token of a mail into its logs while sign-in is away', async () => {
      const links = ['verify?token=secret-token&type=signup', 'verify?token_hash=secret-token&type=recovery']
      // Enough requests that nginx also stops the visitor, which it logs as well.
      for (let time = 0; time < 40; time += 1) for (const link of links) await get(`/auth/v1/${link}`)
      let log = ''
      while (!log.includes('"GET /auth/v1/verify" 429')) log = await served().nginx.log()
      expect(log).toContain('"GET /auth/v1/verify" 503')
      expect(log).not.toContain('secret-token')
    })

    it('takes no other method for an address that has sign-in’s only inside or a line break at its end', async () => {
      for (const address of ['/login%20/auth/v1/', '/login%20/auth/v1/token', '/x%0aPOST%20/auth/v1/token'])
        expect([address, (await get(address, {}, 'POST')).status]).toEqual([address, 405])
      for (const address of [
        '/auth/v1/token%0a',
        '/login%0a',
        '/apps/host/1.0.0/main.js%0a',
        '/release.json%0a',
      ])
        expect([address, (await get(address)).status]).toEqual([address, 404])
    })

    it('does not name the server software', async () => {
      expect((await get('/login')).headers.server).toBe('nginx')
    })
  })
})
