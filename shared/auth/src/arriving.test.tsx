import { renderToString } from 'react-dom/server'
import { AuthProvider } from './index'
import { SESSION_KEY } from './storedSession'
import { readVerifier, writeVerifier } from './storedVerifier'
import { greeting, findGreeting, openSite, wait } from './testing/openSite'
import {
  ann,
  aSession,
  config,
  freshBrowser,
  garbage,
  leaveStored,
  noNetwork,
  refusal,
  scriptService,
  silence,
} from './testing/scriptedService'
import { Visitor } from './testing/Visitor'

beforeEach(() => {
  jest.useFakeTimers()
  freshBrowser()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('arriving', () => {
  it('shows everybody the same first render, whatever is stored', () => {
    leaveStored(aSession())
    const html = renderToString(
      <AuthProvider config={config}>
        <Visitor />
      </AuthProvider>,
    )
    expect(html).toContain('Loading...')
  })

  it('treats a visitor without a session as signed out at once, without a request', () => {
    const service = scriptService()
    openSite()
    expect(greeting()).toHaveTextContent('Signed out')
    expect(service.requests).toEqual([])
  })

  it('finds the session of an earlier visit without asking the service', async () => {
    const service = scriptService()
    leaveStored(aSession())
    openSite()
    expect(greeting()).toHaveTextContent('Loading...')
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    expect(service.requests).toEqual([])
  })

  it('marks an address without confirmation time as unverified', async () => {
    scriptService()
    leaveStored(aSession({ user: { ...ann, email_confirmed_at: null } }))
    openSite()
    expect(await findGreeting('ann@example.com, unverified')).toBeVisible()
  })

  it('refreshes an expired session', async () => {
    const service = scriptService()
    const expired = aSession({ expiresIn: -60 })
    leaveStored(expired)
    openSite()
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    expect(service.requestsNamed('refresh').map(({ body }) => body)).toEqual([
      { refresh_token: expired.refresh_token },
    ])
  })

  it('signs out a user whose session the service no longer knows', async () => {
    scriptService({ refresh: refusal('Invalid Refresh Token: Refresh Token Not Found') })
    leaveStored(aSession({ expiresIn: -60 }))
    openSite()
    expect(await findGreeting('Signed out')).toBeVisible()
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it.each([
    ['without network', noNetwork, 600],
    ['when the service answers garbage', garbage, 600],
    ['when the service never answers', silence, 5_000],
    ['when the service has broken down', () => new Response('Bad gateway', { status: 502 }), 600],
    ['when the service says that it failed', refusal('Unexpected failure', { status: 500 }), 600],
    ['when too many are refreshing', refusal('Request rate limit reached', { status: 429 }), 600],
  ])(
    '%s gives up an expired session soon, keeps it, and takes it up again later',
    async (_, answer, soon) => {
      const service = scriptService({ refresh: answer })
      leaveStored(aSession({ expiresIn: -60 }))
      const { sessions } = openSite()
      await wait(soon - 100)
      expect(greeting()).toHaveTextContent('Loading...')
      await wait(200)
      expect(greeting()).toHaveTextContent('Signed out')
      expect(sessions.at(-1)).toEqual({ status: 'signedOut', unreachable: true })
      expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull()

      service.answers.refresh = () => Response.json(aSession())
      await wait(120_000)
      expect(greeting()).toHaveTextContent('ann@example.com, verified')
      expect(sessions.map(({ status }) => status)).toEqual(['restoring', 'signedOut', 'signedIn'])
    },
  )

  it.each([
    ['ahead of', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'computes the age of a session correctly on a clock that is an hour %s the service’s',
    async (_, wrong) => {
      const expired = aSession({ expiresIn: -60 })
      const service = scriptService({
        refresh: () =>
          Response.json({ ...aSession(), expires_at: Math.floor((Date.now() - wrong) / 1000) + 3600 }),
      })
      leaveStored(expired)
      openSite()
      expect(await findGreeting('ann@example.com, verified')).toBeVisible()
      await wait(50 * 60_000)
      expect(service.requestsNamed('refresh')).toHaveLength(1)
      await wait(10 * 60_000)
      expect(service.requestsNamed('refresh')).toHaveLength(2)
    },
  )

  it.each([
    ['not JSON', '{"access_token":"abc'],
    ['not an object', '42'],
    ['an empty object', '{}'],
    ['a session of nobody', JSON.stringify({ ...aSession(), user: null })],
    [
      'a session with numbers for tokens',
      JSON.stringify({ ...aSession(), access_token: 1, refresh_token: 2 }),
    ],
  ])('clears a stored session that is %s', async (_, stored) => {
    const service = scriptService()
    leaveStored(stored)
    openSite()
    expect(await findGreeting('Signed out')).toBeVisible()
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(service.requests).toEqual([])
  })
})

describe('a confirmation link', () => {
  const open = (address: string) => window.history.replaceState({ idx: 3 }, '', address)
  const tokensOf = ({ access_token, refresh_token }: ReturnType<typeof aSession>) =>
    `#access_token=${access_token}&refresh_token=${refresh_token}&type=signup`

  /** Leaves the verifier of an earlier sign-up in this browser. */
  const began = () => writeVerifier('"verifier-of-this-browser"')

  it('signs the user in if this browser requested it, and clears the address', async () => {
    const service = scriptService()
    began()
    open('/dashboard?from=mail&code=abc')
    openSite()
    expect(window.location.href).toBe('http://localhost/dashboard?from=mail')
    expect(window.history.state).toEqual({ idx: 3 })
    expect(greeting()).toHaveTextContent('Loading...')
    expect(await findGreeting('ann@example.com, verified')).toBeVisible()
    expect(service.requestsNamed('exchange').map(({ body }) => body)).toEqual([
      { auth_code: 'abc', code_verifier: 'verifier-of-this-browser' },
    ])
    expect(readVerifier()).toBeNull()
  })

  it('reports that the address is confirmed where another browser requested it, without a request', () => {
    const service = scriptService()
    open('/dashboard?code=abc')
    const { sessions } = openSite()
    expect(sessions.at(-1)).toEqual({ status: 'signedOut', link: 'confirmed' })
    expect(window.location.href).toBe('http://localhost/dashboard')
    expect(service.requests).toEqual([])
  })

  it('reports it too when the service rejects the code', async () => {
    scriptService({ exchange: refusal('code challenge does not match', { code: 'bad_code_verifier' }) })
    began()
    open('/dashboard?code=abc')
    const { sessions } = openSite()
    expect(await findGreeting('Signed out')).toBeVisible()
    expect(sessions.at(-1)).toEqual({ status: 'signedOut', link: 'confirmed' })
  })

  it('with tokens signs nobody in, because the author of the link has them too', () => {
    const service = scriptService()
    began()
    open(`/dashboard${tokensOf(aSession())}`)
    const { sessions } = openSite()
    expect(sessions.at(-1)).toEqual({ status: 'signedOut', link: 'confirmed' })
    expect(window.location.href).toBe('http://localhost/dashboard')
    expect([service.requests, window.localStorage.getItem(SESSION_KEY)]).toEqual([[], null])
  })

  it.each([
    '?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  ])('that opens nothing shows a message (%s)', (message) => {
    scriptService()
    open(`/dashboard${message}`)
    const { sessions } = openSite()
    expect(sessions.at(-1)).toEqual({ status: 'signedOut', link: 'dead' })
    expect(window.location.href).toBe('http://localhost/dashboard')
  })

  it.each(['?code=abc', tokensOf(aSession()), '?error_code=otp_expired'])(
    'never takes the place of the session that is there (%s)',
    async (brought) => {
      const service = scriptService()
      began()
      leaveStored(aSession())
      const before = window.localStorage.getItem(SESSION_KEY)
      open(`/dashboard${brought}`)
      openSite()
      expect(await findGreeting('ann@example.com, verified')).toBeVisible()
      expect(window.location.href).toBe('http://localhost/dashboard')
      expect([service.requests, window.localStorage.getItem(SESSION_KEY)]).toEqual([[], before])
    },
  )

  it('never takes the place of a session that another tab began meanwhile', async () => {
    let answer: (value: Response) => void = () => undefined
    const service = scriptService({ exchange: () => new Promise((resolve) => (answer = resolve)) })
    began()
    open('/dashboard?code=abc')
    openSite()
    await wait(10)
    const other = aSession()
    leaveStored(other)
    answer(Response.json(aSession()))
    await wait(100)
    expect(window.localStorage.getItem(SESSION_KEY)).toBe(JSON.stringify(other))
    expect(service.requestsNamed('sign out')).toHaveLength(1)
  })

  it.each(['/terms', '/login', '/'])(
    'on %s, which expects none, is taken out of the address and no more',
    (path) => {
      const service = scriptService()
      began()
      open(`${path}?tab=2${tokensOf(aSession())}`)
      const { sessions } = openSite()
      expect(sessions.at(-1)).toEqual({ status: 'signedOut' })
      expect(window.location.href).toBe(`http://localhost${path}?tab=2`)
      expect(service.requests).toEqual([])
    },
  )

  it('leaves the parameters of other pages unchanged', () => {
    scriptService()
    open('/tools/compare?code=abc#prices')
    openSite()
    expect(window.location.href).toBe('http://localhost/tools/compare?code=abc#prices')
  })
})
