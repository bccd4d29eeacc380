import { screen } from '@testing-library/react'
import { SESSION_KEY } from './storedSession'
import { greeting, findGreeting, openSite, outcome, press, wait } from './testing/openSite'
import {
  ann,
  aSession,
  freshBrowser,
  garbage,
  leaveStored,
  noNetwork,
  refusal,
  scriptService,
  silence,
} from './testing/scriptedService'
import { keepStored } from './testing/visits'

beforeEach(() => {
  jest.useFakeTimers()
  freshBrowser()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('signing in', () => {
  it('with the right password makes a session that the next visit finds', async () => {
    const service = scriptService()
    openSite()
    await press('Sign in')
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    expect(outcome()).toHaveTextContent('done')
    expect(service.requests[0]?.url.href).toBe('http://localhost/auth/v1/token?grant_type=password')
    expect(service.requests[0]?.headers.get('apikey')).toBe('public-key')
    expect(window.localStorage.getItem(SESSION_KEY)).toContain(ann.id)
  })

  it('with a wrong password gives the service’s message', async () => {
    scriptService({ 'sign in': refusal('Invalid login credentials') })
    openSite()
    await press('Sign in')
    expect(await screen.findByText('Invalid login credentials')).toBeVisible()
    expect(greeting()).toHaveTextContent('Signed out')
  })

  it.each<[string, Record<string, string>, string]>([
    ['in seconds', { 'Retry-After': '30' }, 'too many attempts, wait 30'],
    ['as a date', { 'Retry-After': 'Fri, 15 Mar 2024 12:02:00 GMT' }, 'too many attempts, wait 120'],
    ['not at all', {}, 'too many attempts, wait a while'],
  ])('too often gives the time to wait, which the service sends %s', async (_, headers, message) => {
    jest.setSystemTime(new Date('2024-03-15T12:00:00Z'))
    for (const body of ['{"code":429,"msg":"Request rate limit reached"}', '<h1>Too many requests</h1>']) {
      scriptService({ 'sign in': () => new Response(body, { status: 429, headers }) })
      const { unmount } = openSite()
      await press('Sign in')
      expect(await screen.findByText(message)).toBeVisible()
      unmount()
    }
  })

  it.each([
    ['without network', noNetwork],
    ['when the service answers a page', garbage],
    ['when the service refuses with a page', () => new Response('<h1>No</h1>', { status: 403 })],
    ['when the service refuses without a word', () => Response.json({ code: 400 }, { status: 400 })],
    ['when the service answers a session of nobody', () => Response.json({ ...aSession(), user: {} })],
    ['when the service has broken down', () => Response.json({ msg: 'Database error' }, { status: 500 })],
  ])('%s is unavailable and changes nothing', async (_, answer) => {
    scriptService({ 'sign in': answer })
    openSite()
    await press('Sign in')
    expect(await screen.findByText('unavailable')).toBeVisible()
    expect(greeting()).toHaveTextContent('Signed out')
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('is unavailable after 10 s without an answer', async () => {
    scriptService({ 'sign in': silence })
    openSite()
    await press('Sign in')
    await wait(9_900)
    expect(outcome()).toHaveTextContent('nothing yet')
    await wait(200)
    expect(outcome()).toHaveTextContent('unavailable')
  })

  it('works in a browser that blocks storage, for as long as the page is open', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      })
    scriptService()
    openSite()
    expect(greeting()).toHaveTextContent('Signed out')
    await press('Sign in')
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    await press('Sign out')
    expect(await findGreeting('Signed out')).toBeVisible()
  })
})

describe('signing up', () => {
  it('asks for a confirmation link to the dashboard', async () => {
    const service = scriptService()
    openSite()
    await press('Sign up')
    expect(await screen.findByText('done')).toBeVisible()
    const [request] = service.requests
    expect(request?.url.searchParams.get('redirect_to')).toBe('http://localhost/dashboard')
    expect(request?.body).toMatchObject({
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    })
    expect(greeting()).toHaveTextContent('Signed out')
  })

  it('leaves nobody signed in when the service opens a session at once, and ends that session', async () => {
    const opened = aSession()
    const service = scriptService({ 'sign up': () => Response.json(opened) })
    const { sessions } = openSite()
    await press('Sign up')
    expect(await screen.findByText('done')).toBeVisible()
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(sessions.map(({ status }) => status)).not.toContain('signedIn')
    const [ended] = service.requestsNamed('sign out')
    expect(ended?.headers.get('Authorization')).toBe(`Bearer ${opened.access_token}`)
  })

  it('with a taken address gives the service’s message', async () => {
    scriptService({ 'sign up': refusal('User already registered', { status: 422 }) })
    openSite()
    await press('Sign up')
    expect(await screen.findByText('User already registered')).toBeVisible()
  })
})

describe('signing out', () => {
  it('ends this browser’s session and no other', async () => {
    const service = scriptService()
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    await press('Sign out')
    expect(await findGreeting('Signed out')).toBeVisible()
    expect(service.requestsNamed('sign out')[0]?.url.searchParams.get('scope')).toBe('local')
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it.each([
    ['without network', noNetwork],
    ['when the service does not answer', silence],
    ['when a gateway answers a page', garbage],
    ['when a gateway answers with more than nothing', () => Response.json({ ok: true })],
    ['when there are too many requests', refusal('Request rate limit reached', { status: 429 })],
    ['when the service has broken down', refusal('Unexpected failure', { status: 500 })],
  ])('%s ends the session in this browser at once', async (_, answer) => {
    scriptService({ 'sign out': answer })
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    await press('Sign out')
    expect(greeting()).toHaveTextContent('Signed out')
    await wait(0)
    expect(outcome()).toHaveTextContent('done')
    await wait(60_000)
    expect(greeting()).toHaveTextContent('Signed out')
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('fails where the browser does not let go of the session', async () => {
    scriptService()
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    keepStored()
    await press('Sign out')
    await wait(0)
    expect(outcome()).toHaveTextContent('unavailable')
    expect(greeting()).toHaveTextContent('ann@example.com, verified')
  })

  it('takes no other session that begins while the service is still being asked', async () => {
    let answer: (response: Response) => void = () => {}
    scriptService({ 'sign out': () => new Promise((resolve) => (answer = resolve)) })
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    await press('Sign out')
    await press('Sign in')
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    answer(new Response(null, { status: 204 }))
    await wait(1_000)
    expect(greeting()).toHaveTextContent('ann@example.com, verified')
  })

  it('ends a session that has expired at the service as well', async () => {
    const renewed = aSession()
    const service = scriptService({ refresh: () => Response.json(renewed) })
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    jest.setSystemTime(Date.now() + 7_200_000)
    await press('Sign out')
    await wait(0)
    expect(service.requestsNamed('sign out')[0]?.headers.get('Authorization')).toBe(
      `Bearer ${renewed.access_token}`,
    )
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('of a session that the service has forgotten succeeds', async () => {
    scriptService({ 'sign out': refusal('Session not found', { status: 403, code: 'session_not_found' }) })
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    await press('Sign out')
    await wait(0)
    expect(greeting()).toHaveTextContent('Signed out')
    expect(outcome()).toHaveTextContent('done')
  })

  it('of a session that has expired and can no longer be refreshed succeeds', async () => {
    scriptService({ refresh: refusal('Invalid Refresh Token: Refresh Token Not Found') })
    leaveStored(aSession())
    openSite()
    await findGreeting('ann@example.com, verified')
    jest.setSystemTime(Date.now() + 7_200_000)
    await press('Sign out')
    await wait(0)
    expect(greeting()).toHaveTextContent('Signed out')
    expect(outcome()).toHaveTextContent('done')
  })
})
