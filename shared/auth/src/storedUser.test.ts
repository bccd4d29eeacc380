import { SESSION_KEY } from './storedSession'
import { storedSessionState } from './storedUser'

const HOUR = 3600

/** A session as the client stores it, which expires this many seconds from now. */
const stored = (secondsLeft: number) =>
  JSON.stringify({
    access_token: 'a',
    refresh_token: 'r',
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: '1', email: 'ada@example.com', email_confirmed_at: '2024-03-15T12:00:00Z' },
  })

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('the session state of the stored record', () => {
  it('is signed out without one', () => {
    expect(storedSessionState()).toEqual({ status: 'signedOut' })
  })

  it('is signed in while it has not expired', () => {
    localStorage.setItem(SESSION_KEY, stored(HOUR))
    expect(storedSessionState()).toEqual({
      status: 'signedIn',
      user: { id: '1', email: 'ada@example.com', emailVerified: true },
    })
  })

  it.each([
    ['has expired', stored(-1)],
    ['is no session', '{"user":"ada"}'],
    ['is not even JSON', '{'],
  ])('is not known when it %s', (_, record) => {
    localStorage.setItem(SESSION_KEY, record)
    expect(storedSessionState()).toEqual({ status: 'restoring' })
  })

  it('is unknown while a mail’s link has a message for a visitor without a session', () => {
    history.replaceState(null, '', '/dashboard?code=abc')
    expect(storedSessionState()).toEqual({ status: 'restoring' })
    expect(location.search).toBe('?code=abc')
  })

  it('is the stored one, whatever a link brings', () => {
    history.replaceState(null, '', '/dashboard#access_token=a&refresh_token=b')
    localStorage.setItem(SESSION_KEY, stored(HOUR))
    expect(storedSessionState()).toMatchObject({ status: 'signedIn' })
  })
})
