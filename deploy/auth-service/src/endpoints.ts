/** Endpoints that the site needs. Supabase's other endpoints are not available. */
export const AUTH_ENDPOINTS = [
  'health',
  'settings',
  'signup',
  'token',
  'user',
  'logout',
  'verify',
  'recover',
  'resend',
] as const

/** One of the endpoints. */
export type EndpointName = (typeof AUTH_ENDPOINTS)[number]

const METHODS: Readonly<Record<EndpointName, readonly string[]>> = {
  health: ['GET'],
  settings: ['GET'],
  signup: ['POST'],
  token: ['POST'],
  user: ['GET', 'PUT'],
  logout: ['POST'],
  verify: ['GET', 'POST'],
  recover: ['POST'],
  resend: ['POST'],
}

/** Endpoints that need no public key: a link in a mail does not carry one. */
const OPEN: ReadonlySet<string> = new Set(['GET verify', 'GET health'])

/** The endpoint of a request. */
export interface Endpoint {
  readonly name: EndpointName
  readonly method: string
  /** Whether requests must carry the public key, which a page of another site cannot send. */
  readonly needsKey: boolean
  /** The rate limit that counts its attempts. */
  readonly limit: 'verification' | 'mail' | 'entry' | 'session'
}

/** Returns the endpoint that a request addresses, or the reason why there is none. */
export function endpointOf({ method, url }: Request): Endpoint | 'notFound' | 'wrongMethod' {
  const { pathname, searchParams } = new URL(url)
  const path = /^\/auth\/v1\/([a-z]+)$/.exec(pathname)?.[1]
  const name = AUTH_ENDPOINTS.find((known) => known === path)
  if (name === undefined) return 'notFound'
  if (!METHODS[name].includes(method)) return 'wrongMethod'
  const isRenewal = name === 'token' && searchParams.get('grant_type') === 'refresh_token'
  return { name, method, needsKey: !OPEN.has(`${method} ${name}`), limit: limitOf(name, method, isRenewal) }
}

function limitOf(name: EndpointName, method: string, isRenewal: boolean): Endpoint['limit'] {
  if (name === 'verify') return 'verification'
  if (name === 'recover' || name === 'resend') return 'mail'
  const isGuess = name === 'signup' || name === 'token' || (name === 'user' && method === 'PUT')
  return isGuess && !isRenewal ? 'entry' : 'session'
}
