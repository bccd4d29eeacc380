/** Endpoints that the site's journeys need; whatever else a Supabase serves stays closed. */
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

/** Endpoints without a public key: a link in a mail has none. */
const OPEN: ReadonlySet<string> = new Set(['GET verify', 'GET health'])

/** What a request addresses. */
export interface Endpoint {
  readonly name: EndpointName
  readonly method: string
  /** Whether the public key must come along: a page of another site cannot send it. */
  readonly needsKey: boolean
  /** Which attempts it counts among. */
  readonly limit: 'verification' | 'mail' | 'entry' | 'session'
}

/** The endpoint that a request addresses; otherwise why it is none. */
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
