import { renderToString } from 'react-dom/server'
import { AuthProvider } from './index'
import { SESSION_KEY } from './storedSession'
import { config, greeting, greetingSays, openSite, wait } from './testing/openSite'
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

  it('knows at once that a visitor without a session is signed out, and asks nobody', () => {
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
    expect(await greetingSays('ann@example.com, verified')).toBeVisible()
    expect(service.requests).toEqual([])
  })

  it('says of an address without confirmation time that it is unverified', async () => {
    scriptService()
    leaveStored(aSession({ user: { ...ann, email_confirmed_at: null } }))
    openSite()
    expect(await greetingSays('ann@example.com, unverified')).toBeVisible()
  })

  it('refreshes an expired session', async () => {
    const service = scriptService()
    const expired = aSession({ expiresIn: -60 })
    leaveStored(expired)
    openSite()
    expect(await greetingSays('ann@example.com, verified')).toBeVisible()
    expect(service.asked('refresh').map(({ body }) => body)).toEqual([
      { refresh_token: expired.refresh_token },
    ])
  })

  it('signs out whoever has a session that the service no longer knows', async () => {
    scriptService({ refresh: refusal('Invalid Refresh Token: Refresh Token Not Found') })
    leaveStored(aSession({ expiresIn: -60 }))
    openSite()
    expect(await greetingSays('Signed out')).toBeVisible()
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
  ])('takes a session for as old as it is by a clock that is an hour %s the service’s', async (_, wrong) => {
    const expired = aSession({ expiresIn: -60 })
    const service = scriptService({
      refresh: () =>
        Response.json({ ...aSession(), expires_at: Math.floor((Date.now() - wrong) / 1000) + 3600 }),
    })
    leaveStored(expired)
    openSite()
    expect(await greetingSays('ann@example.com, verified')).toBeVisible()
    await wait(50 * 60_000)
    expect(service.asked('refresh')).toHaveLength(1)
    await wait(10 * 60_000)
    expect(service.asked('refresh')).toHaveLength(2)
  })

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
    expect(await greetingSays('Signed out')).toBeVisible()
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(service.requests).toEqual([])
  })
})

describe('a confirmation link', () => {
  const openLink = ({ access_token, refresh_token }: ReturnType<typeof aSession>) =>
    window.history.replaceState(
      { idx: 3 },
      '',
      `/dashboard?from=mail#access_token=${access_token}&refresh_token=${refresh_token}&type=signup`,
    )

  it('signs its reader in and leaves no tokens in the address', async () => {
    const service = scriptService()
    openLink(aSession())
    openSite()
    expect(window.location.href).toBe('http://localhost/dashboard?from=mail')
    expect(window.history.state).toEqual({ idx: 3 })
    expect(greeting()).toHaveTextContent('Loading...')
    expect(await greetingSays('ann@example.com, verified')).toBeVisible()
    expect(service.asked('user')).toHaveLength(1)
  })

  it('leaves the reader signed out when the service does not accept it', async () => {
    scriptService({ user: refusal('invalid JWT', { status: 403, code: 'bad_jwt' }) })
    openLink(aSession())
    openSite()
    expect(await greetingSays('Signed out')).toBeVisible()
  })
})
