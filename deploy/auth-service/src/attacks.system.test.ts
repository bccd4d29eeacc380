/** @jest-environment node */
import { createClient } from '@libsql/client'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLocalSite } from './testing/localSite'
import { pour } from './testing/pour'

// The findings of November's review. Each test acts as a person who does not own the attacked account.

const password = 'correct horse'

let site: Awaited<ReturnType<typeof openLocalSite>>
let visitors = 0

/** A visitor with a different IP address from all other visitors in this file. */
const GUESSER = { 'x-visitor': '127.6.6.6' }

const newAddress = () => `victim${(visitors += 1)}@example.com`

async function linkTo(email: string) {
  return new URL((await site.linksTo(email))[0] ?? '')
}

const open = (link: URL) => site.get(link.pathname + link.search)

async function confirmed(email = newAddress()) {
  await site.browser().signUp({ email, password })
  await open(await linkTo(email))
  return email
}

/** Every text that the service keeps in its folder’s databases. */
async function storedTexts() {
  const texts: unknown[] = []
  for (const file of (await readdir(site.dataDir)).filter((name) => name.endsWith('.db'))) {
    const database = createClient({ url: `file:${join(site.dataDir, file)}` })
    const tables = await database.execute(`select name from sqlite_master where type = 'table'`)
    for (const { name } of tables.rows)
      texts.push(...(await database.execute(`select * from "${String(name)}"`)).rows.flatMap(Object.values))
    database.close()
  }
  return texts
}

describe('on a site that confirms by mail', () => {
  beforeAll(async () => {
    site = await openLocalSite({ confirmEmails: true })
  })

  afterAll(() => site.close())

  it('a link cannot be made from an address: its token has 256 bits that nothing known gives, kept as a digest', async () => {
    const email = newAddress()
    await site.browser().signUp({ email, password })
    const token = (await linkTo(email)).searchParams.get('token') ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await storedTexts()).not.toContain(token)
  })

  it('guessing links is stopped after thirty', async () => {
    const answers = []
    for (let guess = 0; guess < 40; guess += 1)
      answers.push((await site.get(`/auth/v1/verify?type=recovery&token=${guess}`, GUESSER)).status)
    expect(answers).toEqual([...Array(30).fill(303), ...Array(10).fill(429)])
  })

  it('five wrong codes for an account void the codes that were sent to it', async () => {
    const email = await confirmed()
    await site.browser().resetPasswordForEmail(email)
    const link = await linkTo(email)
    for (let guess = 0; guess < 5; guess += 1)
      expect((await site.send('verify', { type: 'recovery', email, token: `00000${guess}` })).status).toBe(
        403,
      )
    expect((await open(link)).headers.get('location')).toContain('error_code=otp_expired')
  })

  it('a code of one account opens no other', async () => {
    const [mine, theirs] = [await confirmed(), await confirmed()]
    await site.browser().resetPasswordForEmail(mine)
    const token = (await linkTo(mine)).searchParams.get('token')
    const answer = await site.send('verify', { type: 'recovery', email: theirs, token })
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 403, error_code: 'otp_expired', msg: 'Token has expired or is invalid' },
    ])
  })

  it.each([
    'http://evil.example:4399\\@localhost',
    'http://localhost@evil.example/',
    '//evil.example/',
    'http:\t//evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
    'http://localhost.evil.example/',
  ])('a link that was changed to lead to %s stays on the site', async (redirectTo) => {
    const query = new URLSearchParams({ type: 'signup', token: 'none', redirect_to: redirectTo })
    const answer = await site.get(`/auth/v1/verify?${query}`)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^${site.origin}/?#`))
  })

  it('a page of the site with somebody’s name and password before it counts as another site', async () => {
    const withName = site.origin.replace('//', '//evil@')
    for (const redirect of [
      `${withName}/dashboard`,
      `${site.origin}\\@evil.example`,
      ` ${site.origin}/dashboard`,
    ]) {
      const query = new URLSearchParams({ type: 'signup', token: 'none', redirect_to: redirect })
      const { headers } = await site.get(`/auth/v1/verify?${query}`)
      expect(headers.get('location')).toMatch(new RegExp(`^${site.origin}/?#`))
    }
  })

  it('a stranger’s later sign-up changes nothing: the owner’s first mail still opens the account, with the owner’s password', async () => {
    const email = newAddress()
    await site.browser().signUp({ email, password })
    const link = await linkTo(email)
    await site.letPass(1)
    expect((await site.browser().signUp({ email, password: 'chosen by a stranger' })).error).toBeNull()
    expect((await open(link)).headers.get('location')).not.toContain('error')
    expect((await site.browser().signInWithPassword({ email, password })).error).toBeNull()
    const stranger = await site.browser().signInWithPassword({ email, password: 'chosen by a stranger' })
    expect(stranger.error?.message).toBe('Invalid login credentials')
  })

  it('a stranger’s earlier sign-up decides nothing: the owner’s own mail brings the owner’s password', async () => {
    const email = newAddress()
    await site.browser().signUp({ email, password: 'chosen by a stranger' })
    const strangers = await linkTo(email)
    await site.letPass(1)
    await site.browser().signUp({ email, password })
    await open(await linkTo(email))
    expect((await site.browser().signInWithPassword({ email, password })).error).toBeNull()
    expect((await open(strangers)).headers.get('location')).toContain('error_code=otp_expired')
  })

  it('recovering answers the same for a known and an unknown address, however often', async () => {
    const answers = async (email: string) => {
      const twice = []
      for (let time = 0; time < 2; time += 1) {
        const answer = await site.send('recover', { email })
        twice.push([answer.status, (await answer.text()).replace(/\d+ seconds/, 'n seconds')])
      }
      return twice
    }
    expect(await answers(newAddress())).toEqual(await answers(await confirmed()))
  })

  it('asking for another confirmation answers the same for a known and an unknown address', async () => {
    const answer = async (email: string) => (await site.send('resend', { type: 'signup', email })).status
    const known = await confirmed()
    await site.letPass(1)
    expect([await answer(newAddress()), await answer(known)]).toEqual([200, 200])
  })

  it('signing up answers the same for a taken and a new address, however often', async () => {
    const answers = async (email: string) => {
      const twice = []
      for (let time = 0; time < 2; time += 1) {
        const answer = await site.send('signup', { email, password })
        const body = (await answer.json()) as Record<string, unknown>
        twice.push([answer.status, Object.keys(body).sort(), body.identities !== undefined])
      }
      return twice
    }
    const known = await confirmed()
    await site.letPass(1)
    expect(await answers(newAddress())).toEqual(await answers(known))
  })

  it('mails are not shown through a proxy', async () => {
    await confirmed()
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect((await site.get('/mailbox', { [header]: 'somebody' })).status).toBe(403)
    expect((await site.get('/mailbox')).status).toBe(200)
  })
})

describe('on a site without confirmations', () => {
  beforeAll(async () => {
    site = await openLocalSite()
  })

  afterAll(() => site.close())

  async function signedIn(email = newAddress()) {
    await site.browser().signUp({ email, password })
    const { data } = await site.browser().signInWithPassword({ email, password })
    return { email, token: data.session?.access_token ?? '' }
  }

  it('a session alone does not change the password', async () => {
    const { email, token } = await signedIn()
    const alone = await site.send('user', { password: 'another one' }, { method: 'PUT', token })
    expect([alone.status, await alone.json()]).toEqual([
      400,
      {
        code: 400,
        error_code: 'current_password_required',
        msg: 'Current password required when setting new password.',
      },
    ])
    const wrong = { password: 'another one', current_password: 'a guess' }
    expect((await site.send('user', wrong, { method: 'PUT', token })).status).toBe(400)
    expect((await site.browser().signInWithPassword({ email, password })).error).toBeNull()
  })

  it('guessing the password of one account ends after ten, and the owner’s session goes on', async () => {
    const { email, token } = await signedIn()
    const answers = []
    for (let guess = 0; guess < 12; guess += 1)
      answers.push(
        (await site.send('token?grant_type=password', { email, password: `guess ${guess}` })).status,
      )
    expect(answers).toEqual([...Array(10).fill(400), 429, 429])
    expect((await site.send('user', { data: { seen: true } }, { method: 'PUT', token })).status).toBe(200)
  })

  it.each([
    ['an array', ['a@example.com']],
    ['an object', { a: 1 }],
    ['a number', 7],
    ['null', null],
  ])('%s in place of an address is refused, and breaks nothing', async (_, email) => {
    for (const endpoint of ['signup', 'token?grant_type=password', 'recover', 'resend', 'verify'])
      expect([
        endpoint,
        (await site.send(endpoint, { email, password, type: 'signup', token: 'x' })).status,
      ]).toEqual([endpoint, 400])
  })

  it.each(['password', 'Quattro'])('%s is refused: all try it early', async (early) => {
    const answer = await site.send('signup', { email: newAddress(), password: early })
    const problem = await answer.json()
    expect(answer.status).toBe(422)
    expect(problem).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password is known to be weak and easy to guess, please choose a different one.',
      weak_password: { reasons: ['pwned'] },
    })
  })

  it('a body of more than 64 KB is refused unread, with and without its length', async () => {
    const large = await site.send('signup', {
      email: newAddress(),
      password,
      data: { text: 'x'.repeat(66_000) },
    })
    expect([large.status, await large.json()]).toEqual([
      413,
      { code: 413, error_code: 'request_too_large', msg: 'Request body too large' },
    ])
    expect(await pour(site, 'Content-Length: 200000000')).toBeLessThan(8_000_000)
    expect(await pour(site, 'Transfer-Encoding: chunked')).toBeLessThan(8_000_000)
  })

  it('an unknown address costs the time of a known one', async () => {
    const { email } = await signedIn()
    const time = async (address: string) => {
      const began = performance.now()
      await site.send('token?grant_type=password', { email: address, password: 'a guess' })
      return performance.now() - began
    }
    const [known, unknown] = [[] as number[], [] as number[]]
    for (let round = 0; round < 7; round += 1) {
      known.push(await time(email))
      unknown.push(await time(newAddress()))
    }
    // Other work of the machine only adds to a time.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.7)
  })

  it('a request through a proxy is refused with a message', async () => {
    const answer = await site.get('/auth/v1/settings', { 'x-forwarded-for': '203.0.113.9' })
    expect([answer.status, ((await answer.json()) as { msg: string }).msg]).toEqual([
      403,
      'The built-in sign-in is for this machine alone. For others, use docker compose or a Supabase project.',
    ])
  })
})
