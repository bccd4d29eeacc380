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

  it('a new account is confirmed and signed in at once', async () => {
    const { data, error } = await site.browser().signUp({ email: newAddress(), password })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
  })

  it('a taken address is refused as on the hosted service', async () => {
    const email = await registered()
    const { error } = await site.browser().signUp({ email, password: 'another horse' })
    expect(error?.message).toBe('User already registered')
  })

  it('a password of five characters is refused', async () => {
    const { error } = await site.browser().signUp({ email: newAddress(), password: '12345' })
    expect(error?.message).toBe('Password should be at least 6 characters.')
  })

  it('the right password signs in, whatever the case of the address', async () => {
    const email = await registered()
    const { data } = await site.browser().signInWithPassword({ email: email.toUpperCase(), password })
    expect(data.user?.email).toBe(email)
  })

  it('a wrong password and an unknown address get the same answer', async () => {
    const email = await registered()
    const wrong = await site.browser().signInWithPassword({ email, password: 'nonsense' })
    const unknown = await site.browser().signInWithPassword({ email: newAddress(), password })
    expect(wrong.error?.message).toBe('Invalid login credentials')
    expect(unknown.error?.message).toBe('Invalid login credentials')
  })

  it('refreshing exchanges both tokens', async () => {
    const browser = await signedIn(await registered())
    const before = await browser.getSession()
    const { data } = await browser.refreshSession()
    expect(data.session?.refresh_token).toEqual(expect.any(String))
    expect(data.session?.refresh_token).not.toBe(before.data.session?.refresh_token)
  })

  it('signing out of one browser leaves the others signed in', async () => {
    const email = await registered()
    const [here, there] = [await signedIn(email), await signedIn(email)]
    const left = (await here.getSession()).data.session
    expect((await here.signOut({ scope: 'local' })).error).toBeNull()
    expect((await there.refreshSession()).error).toBeNull()
    const again = await site.browser().refreshSession({ refresh_token: left?.refresh_token ?? '' })
    expect(again.error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found')
  })

  it('signing out everywhere ends every session', async () => {
    const email = await registered()
    const [here, there] = [await signedIn(email), await signedIn(email)]
    expect((await here.signOut({ scope: 'global' })).error).toBeNull()
    expect((await there.refreshSession()).error).not.toBeNull()
  })

  it('a changed password replaces the old one', async () => {
    const email = await registered()
    const browser = await signedIn(email)
    const change = { password: 'better horse', current_password: password }
    expect((await browser.updateUser(change)).error).toBeNull()
    const old = await site.browser().signInWithPassword({ email, password })
    const changed = await site.browser().signInWithPassword({ email, password: 'better horse' })
    expect([old.error?.message, changed.error]).toEqual(['Invalid login credentials', null])
  })

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

  it('guessing passwords is stopped, and sessions go on', async () => {
    await site.restart('SIGTERM')
    const browser = await signedIn(await registered())
    const guess = () => site.browser().signInWithPassword({ email: 'ann@example.com', password: 'guess' })
    const guesses = await Promise.all(Array.from({ length: 20 }, guess))
    const refused = guesses.filter(({ error }) => error?.status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.error?.message).toBe('Request rate limit reached')
    expect((await browser.refreshSession()).error).toBeNull()
  })
})

describe('with confirmations', () => {
  beforeAll(async () => {
    site = await openLocalSite({ confirmEmails: true })
  })

  afterAll(() => site.close())

  async function linkTo(email: string) {
    const page = await (await site.get('/mailbox')).text()
    const [mail] = page.split('<li>').filter((item) => item.includes(email))
    return /href="([^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  }

  async function follow(link: string) {
    expect(link).toMatch(`${site.origin}/auth/v1/verify?`)
    const { status, headers } = await site.get(link.slice(site.origin.length))
    expect(status).toBe(303)
    const target = new URL(headers.get('location') ?? '')
    return { page: target.origin + target.pathname, fragment: new URLSearchParams(target.hash.slice(1)) }
  }

  async function registerUnconfirmed() {
    const email = newAddress()
    const emailRedirectTo = `${site.origin}/dashboard`
    const { data, error } = await site.browser().signUp({ email, password, options: { emailRedirectTo } })
    expect([data.session, error]).toEqual([null, null])
    return email
  }

  it('the link of the mail confirms the account and lands on the dashboard, signed in', async () => {
    const email = await registerUnconfirmed()
    const before = await site.browser().signInWithPassword({ email, password })
    expect(before.error?.message).toBe('Email not confirmed')

    const { page, fragment } = await follow(await linkTo(email))
    expect(page).toBe(`${site.origin}/dashboard`)
    const browser = site.browser()
    const { data } = await browser.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.email).toBe(email)
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
    await signedIn(email)
  })

  it('a link works once', async () => {
    const link = await linkTo(await registerUnconfirmed())
    await follow(link)
    const { fragment } = await follow(link)
    expect(fragment.get('error_code')).toBe('otp_expired')
  })

  it('a mail never leads away from the site', async () => {
    const email = newAddress()
    await site
      .browser()
      .signUp({ email, password, options: { emailRedirectTo: 'https://elsewhere.example/dashboard' } })
    const { page } = await follow(await linkTo(email))
    expect(new URL(page).origin).toBe(site.origin)
  })

  it('a confirmed address that signs up again is answered like a new one, and gets no mail', async () => {
    const email = await registerUnconfirmed()
    const link = await linkTo(email)
    await follow(link)
    const { data, error } = await site.browser().signUp({ email, password: 'another horse' })
    expect([data.session, data.user?.email, error]).toEqual([null, email, null])
    expect(await linkTo(email)).toBe(link)
    await signedIn(email)
  })

  it('an unconfirmed address may not ask for mails in quick succession', async () => {
    const email = await registerUnconfirmed()
    const { error } = await site.browser().signUp({ email, password })
    expect(error?.message).toBe('For security purposes, you can only request this after 59 seconds.')
  })

  it('an unconfirmed address that signs up again later gets a new mail, and each brings its own password', async () => {
    const email = await registerUnconfirmed()
    await site.letPass(1)
    expect((await site.browser().signUp({ email, password: 'another horse' })).error).toBeNull()
    await follow(await linkTo(email))
    const signIn = await site.browser().signInWithPassword({ email, password: 'another horse' })
    expect(signIn.error).toBeNull()
    const first = await site.browser().signInWithPassword({ email, password })
    expect(first.error?.message).toBe('Invalid login credentials')
  })

  it('a link is good for an hour', async () => {
    const email = await registerUnconfirmed()
    const link = await linkTo(email)
    await site.letPass(60)
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired')
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

  it('a forgotten password can be replaced by mail', async () => {
    const email = await registerUnconfirmed()
    await follow(await linkTo(email))
    const { error } = await site
      .browser()
      .resetPasswordForEmail(email, { redirectTo: `${site.origin}/profile` })
    expect(error).toBeNull()
    const { page, fragment } = await follow(await linkTo(email))
    expect(page).toBe(`${site.origin}/profile`)
    expect(fragment.get('type')).toBe('recovery')
  })

  it('mails survive a restart', async () => {
    const email = await registerUnconfirmed()
    await site.restart('SIGTERM')
    expect((await follow(await linkTo(email))).fragment.get('access_token')).toEqual(expect.any(String))
  })
})
