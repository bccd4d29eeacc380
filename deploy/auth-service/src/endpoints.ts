/** How the service answers a request. */
interface EndpointFacts {
  /** The rate limit that counts its attempts. */
  limit: 'verification' | 'mail' | 'entry' | 'session'
  /** Whether requests need no public key, which a page of another site cannot send. A link in a mail does not carry one. */
  isOpen?: boolean
}

/** Requests that the site needs, by method and name. Supabase's other endpoints are not available. */
const ENDPOINTS = {
  'GET health': { limit: 'session', isOpen: true },
  'GET settings': { limit: 'session' },
  'POST signup': { limit: 'entry' },
  'POST token': { limit: 'entry' },
  'GET user': { limit: 'session' },
  'PUT user': { limit: 'entry' },
  'POST logout': { limit: 'session' },
  'GET verify': { limit: 'verification', isOpen: true },
  'POST verify': { limit: 'verification' },
  'POST recover': { limit: 'mail' },
  'POST resend': { limit: 'mail' },
} as const satisfies Readonly<Record<string, EndpointFacts>>

/** An endpoint by its method and name, such as `POST token`. */
export type EndpointName = keyof typeof ENDPOINTS

/** The names of the endpoints, without methods. */
export const AUTH_ENDPOINTS = [...new Set(Object.keys(ENDPOINTS).map((name) => name.replace(/^[A-Z]+ /, '')))]

/** The endpoint of a request. */
export interface Endpoint extends Required<EndpointFacts> {
  name: EndpointName
}

/** Returns the endpoint that a request addresses, or the reason why there is none. */
export function endpointOf({ method, url }: Request): Endpoint | 'notFound' | 'wrongMethod' {
  const { pathname, searchParams } = new URL(url)
  const path = /^\/auth\/v1\/([a-z]+)$/.exec(pathname)?.[1]
  if (path === undefined || !AUTH_ENDPOINTS.includes(path)) return 'notFound'
  const name = `${method} ${path}`
  if (!isEndpoint(name)) return 'wrongMethod'
  const { limit, isOpen = false }: EndpointFacts = ENDPOINTS[name]
  // A renewed session guesses no password.
  const isRenewal = name === 'POST token' && searchParams.get('grant_type') === 'refresh_token'
  return { name, limit: isRenewal ? 'session' : limit, isOpen }
}

function isEndpoint(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name)
}
