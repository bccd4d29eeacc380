/** @jest-environment node */
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { PROMOTION, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { consoleOpener, PORT } from '../openedConsole.fixture'

const temporaryFolder = temporaryFolders()
/** A console over a channel that shows wallet 1.0.0, unless it is filled in another way. */
const opened = consoleOpener(() => consoleTrial(temporaryFolder()), steadyChannel)

describe('the access of the console', () => {
  it('lets one browser in by its link, once, and takes the token out of the address', async () => {
    const { get, enter } = await opened()
    expect((await get('/')).status).toBe(200)
    // The link was used when the console was opened: another browser has no cookie.
    const second = await enter()
    expect(second.status).toBe(403)
    expect(await second.text()).toContain('was already used')
  })

  it('gives its page a strict policy, and nothing that is kept', async () => {
    const { get } = await opened()
    const { headers } = await get('/channels/staging')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['without the cookie', { cookie: '' }],
    ['with a guessed cookie', { cookie: `crossbook-console-${PORT}=guessed` }],
    ['by a name that only resolves to this machine', { host: `evil.example:${PORT}` }],
    ['from a page of another site', { origin: 'https://evil.example' }],
    [
      'from a page of another port of this machine',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
  ])('answers nothing %s', async (_, headers) => {
    const { get } = await opened()
    for (const path of ['/', '/api/overview', '/api/events']) {
      const refused = await get(path, headers)
      expect([path, refused.status]).toEqual([path, 403])
      expect(await refused.text()).not.toContain('staging')
    }
  })

  it('changes nothing by a GET, nor by a POST that no page of its own sent', async () => {
    const { get, store } = await opened()
    const action = JSON.stringify({
      action: { kind: 'rollback', channel: 'staging', apps: [], reason: '' },
      seen: 1,
    })
    expect((await get(`/api/act?action=${encodeURIComponent(action)}`)).status).toBe(404)
    const sent = { method: 'POST', body: action }
    const length = { 'content-length': String(action.length) }
    expect(
      (await get('/api/act', { ...length, origin: 'null', 'content-type': 'application/json' }, sent)).status,
    ).toBe(403)
    expect((await get('/api/act', { ...length, 'content-type': 'text/plain' }, sent)).status).toBe(415)
    expect((await store.readPointer(STAGING))?.revision).toBe(1)
  })

  it('is read-only unless it was opened to write, and explains how', async () => {
    const { post } = await opened(steadyChannel, { writes: false })
    expect(await post('act', { action: PROMOTION, seen: 1 })).toEqual({
      problems: [expect.stringContaining('--write')],
    })
  })

  it.each([
    'channels/..%2Fstaging',
    'channels/staging/history?before=-1',
    'channels/staging/history?limit=9999999',
    'apps/WALLET',
    'faults?days=400',
  ])('refuses %s with a message', async (path) => {
    const { get } = await opened()
    const refused = await get(`/api/${path}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ problems: [expect.stringMatching(/^The address/)] })
  })

  it('reports a missing document', async () => {
    const { read } = await opened()
    for (const path of [
      'channels/nowhere',
      'apps/nothing',
      'channels/staging/revisions/99',
      'no/such/address',
    ])
      expect(await read(path)).toEqual({
        problems: [expect.stringMatching(/Not found|nothing at this address/)],
      })
  })
})
