import { SESSION_KEY, SIGNED_OUT_KEY, writeStoredSession } from '../storedSession'
import { writeVerifier } from '../storedVerifier'

/** The requests that the pages send to the service, by the visitor's action. */
type Request = 'sign in' | 'exchange' | 'sign up' | 'sign out' | 'refresh' | 'user'

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>

/** Everything that a test may want to know of one request. */
interface ReceivedRequest {
  readonly name: Request
  readonly url: URL
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

const SECOND_MS = 1000

/** The site's own service, as the local site configures it. */
export const config = { authUrl: '/auth/v1', authKey: 'public-key' }

let sessionsMade = 0

/** The account that the scripted service knows. */
export const ann = {
  id: '0a0a0a0a-1111-4222-8333-444444444444',
  email: 'ann@example.com',
  email_confirmed_at: '2024-03-15T12:00:00Z' as string | null,
}

/** Returns a session in the form of the service's response, with new tokens. */
export function aSession({ expiresIn = 3600, user = ann }: { expiresIn?: number; user?: object } = {}) {
  sessionsMade += 1
  const expiresAt = Math.floor(Date.now() / SECOND_MS) + expiresIn
  const claims = btoa(JSON.stringify({ sub: ann.id, exp: expiresAt })).replaceAll('=', '')
  return {
    access_token: `${btoa('{"alg":"HS256"}').replaceAll('=', '')}.${claims}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${sessionsMade}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    user,
  }
}

/** A page from another source: a proxy, a hotel's sign-in, the site's own 404. */
export const garbage: Answer = () => new Response('<!doctype html><title>Welcome to our WiFi</title>')

/** No answer, because there is no network. */
export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** A response that never arrives; it fails when the page gives up. */
export const silence: Answer = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

/** A refusal in the service's shape. */
export const refusal =
  (message: string, { status = 400, code = 'refused' } = {}): Answer =>
  () =>
    Response.json({ code: status, error_code: code, msg: message }, { status })

/** Replaces the network with a service that knows Ann. A test can replace single responses. */
export function scriptService(changes: Partial<Record<Request, Answer>> = {}) {
  const requests: ReceivedRequest[] = []
  const answers: Record<Request, Answer> = {
    'sign in': () => Response.json(aSession()),
    exchange: () => Response.json(aSession()),
    'sign up': () => Response.json({ ...ann, email_confirmed_at: null }),
    'sign out': () => new Response(null, { status: 204 }),
    refresh: () => Response.json(aSession()),
    user: () => Response.json(ann),
    ...changes,
  }

  window.fetch = async (input, init) => {
    const url = new URL(String(input))
    const name = nameOf(url)
    const body: Record<string, unknown> = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    requests.push({ name, url, headers: new Headers(init?.headers), body })
    return answers[name](init?.signal)
  }

  return {
    requests,
    answers,
    requestsNamed: (name: Request) => requests.filter((request) => request.name === name),
  }
}

function nameOf({ pathname, searchParams }: URL): Request {
  if (pathname.endsWith('/signup')) return 'sign up'
  if (pathname.endsWith('/logout')) return 'sign out'
  if (pathname.endsWith('/user')) return 'user'
  const grant = searchParams.get('grant_type')
  if (grant === 'pkce') return 'exchange'
  return grant === 'password' ? 'sign in' : 'refresh'
}

/** Stores a session as an earlier visit does. */
export function leaveStored(session: unknown) {
  window.localStorage.setItem(SESSION_KEY, typeof session === 'string' ? session : JSON.stringify(session))
}

/** Changes local storage as another tab does when its user signs out, and dispatches this tab's event. */
export function signOutInAnotherTab() {
  window.localStorage.setItem(SIGNED_OUT_KEY, '1')
  changeInAnotherTab(null)
}

/** Changes local storage as another tab of the site does, and dispatches this tab's event. */
export function changeInAnotherTab(session: unknown) {
  if (session === null) window.localStorage.removeItem(SESSION_KEY)
  else leaveStored(session)
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
}

/** Clears everything that the site keeps in the browser. */
export function freshBrowser() {
  writeStoredSession(null)
  writeVerifier(null)
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
}
