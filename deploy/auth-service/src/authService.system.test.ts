/** @jest-environment node */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openLocalSite } from './testing/localSite'

const password = 'correct horse'

/** Minutes. */
const DAY = 24 * 60

let site: Awaited<ReturnType<typeof openLocalSite>>
let visitors = 0

const newAddress = () => `visitor${(visitors += 1)}@example.com`

async function registered() {
  const email = newAddress()
  await site.browser().signUp({ email, password })
  return email
}

async function signedIn(email: string) {
  const browser = site.browser()
  const { error } = await browser.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return browser
}

describe('without confirmations', () => {
  beforeAll(async () => {
    site = await openLocalSite()
  })

  afterAll(() => site.close())

  it.each(['SIGTERM', 'SIGKILL'] as const)('sessions, accounts and the key survive %s', async (signal) => {
    const email = await registered()
    const browser = await signedIn(email)
    const key = site.publicKey()
    await site.restart(signal)
    expect(site.publicKey()).toBe(key)
    expect((await browser.refreshSession()).error).toBeNull()
    await signedIn(email)
  })

  it('a session that nobody uses ends after 30 days, and any after 90', async () => {
    const browser = await signedIn(await registered())
    const renewed = async () => (await browser.refreshSession()).error?.code
    for (let month = 0; month < 3; month += 1) {
      await site.letPass(29 * DAY)
      expect(await renewed()).toBeUndefined()
    }
    await site.letPass(4 * DAY)
    expect(await renewed()).toBe('session_expired')
    const idle = await signedIn(await registered())
    await site.letPass(31 * DAY)
    expect((await idle.refreshSession()).error?.code).toBe('session_expired')
  })

  it('its data is readable by its owner only', async () => {
    const mode = async (file: string) => ((await stat(join(site.dataDir, file))).mode & 0o777).toString(8)
    expect([await mode('.'), await mode('signing-secret')]).toEqual(['700', '600'])
  })

  it.each([
    '/_system/info',
    '/auth/v1/../../_system/info',
    '/auth/v1/admin/users',
    '/auth/v1/otp',
    '/rest/v1/',
  ])('nothing answers at %s', async (path) => {
    expect((await site.get(path)).status).toBe(404)
  })

  it('has no mailbox', async () => {
    expect((await site.get('/mailbox')).status).toBe(404)
  })
})

describe('with confirmations', () => {
  beforeAll(async () => {
    site = await openLocalSite({ confirmEmails: true })
  })

  afterAll(() => site.close())

  const linkTo = async (email: string) => (await site.linksTo(email))[0] ?? ''

  async function follow(link: string) {
    expect(link).toMatch(`${site.origin}/auth/v1/verify?`)
    const { status, headers } = await site.get(link.slice(site.origin.length))
    expect(status).toBe(303)
    return new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1))
  }

  async function registerUnconfirmed() {
    const email = newAddress()
    const emailRedirectTo = `${site.origin}/dashboard`
    const { data, error } = await site.browser().signUp({ email, password, options: { emailRedirectTo } })
    expect([data.session, error]).toEqual([null, null])
    return email
  }

  it('a confirmed address that signs up again is answered like a new one, and gets no mail', async () => {
    const email = await registerUnconfirmed()
    const link = await linkTo(email)
    await follow(link)
    const { data, error } = await site.browser().signUp({ email, password: 'another horse' })
    expect([data.session, data.user?.email, error]).toEqual([null, email, null])
    expect(await linkTo(email)).toBe(link)
    await signedIn(email)
  })

  it('a link is good for an hour', async () => {
    const email = await registerUnconfirmed()
    const link = await linkTo(email)
    await site.letPass(60)
    expect((await follow(link)).get('error_code')).toBe('otp_expired')
  })

  it('a link that began with a challenge gives a code, which is useless without the challenge’s secret', async () => {
    const here = site.browser('pkce')
    const email = newAddress()
    await here.signUp({ email, password, options: { emailRedirectTo: `${site.origin}/dashboard` } })
    const opened = await site.get((await linkTo(email)).slice(site.origin.length))
    const target = new URL(opened.headers.get('location') ?? '')
    expect([target.pathname, target.hash]).toEqual(['/dashboard', ''])
    const code = target.searchParams.get('code') ?? ''
    const there = await site.send('token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(43) })
    expect([there.status, ((await there.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'bad_code_verifier',
    ])
    expect((await here.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
    await signedIn(email)
  })

  it('the browser that began exchanges the code for its session', async () => {
    const here = site.browser('pkce')
    const email = newAddress()
    await here.signUp({ email, password })
    const opened = await site.get((await linkTo(email)).slice(site.origin.length))
    const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data, error } = await here.exchangeCodeForSession(code)
    expect([error, data.user?.email]).toEqual([null, email])
  })

  it('mails survive a restart', async () => {
    const email = await registerUnconfirmed()
    await site.restart('SIGTERM')
    expect((await follow(await linkTo(email))).get('access_token')).toEqual(expect.any(String))
  })
})
