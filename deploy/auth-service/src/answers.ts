/** What the service answers by itself, in GoTrue's shape. */
const PROBLEMS = {
  notFound: { status: 404, code: 'not_found', message: 'Not found' },
  tooManyAttempts: { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  wrongPassword: { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
  failed: {
    status: 500,
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs',
  },
} as const

/** An error in the shape that supabase-js reads. */
export function problemAnswer(kind: keyof typeof PROBLEMS) {
  return refusal(PROBLEMS[kind])
}

/** A refusal of another mail to the same address so soon, in the same shape. */
export function mailPauseAnswer(seconds: number) {
  return refusal({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
  })
}

function refusal({ status, code, message }: { status: number; code: string; message: string }) {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

/** Endpoints that the site's journeys need; whatever else the library would serve stays closed. */
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

const ENDPOINTS = new Set<string>(AUTH_ENDPOINTS)

/** What a request addresses, with the grant of a `token` request, and whether a guesser would call it. */
export interface Endpoint {
  readonly name: string
  readonly grant: string | null
  readonly guarded: boolean
}

/** The endpoint that a request addresses; undefined when it is none of ours. */
export function endpointOf(request: Request): Endpoint | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const name = /^\/auth\/v1\/([a-z]+)$/.exec(pathname)?.[1]
  if (name === undefined || !ENDPOINTS.has(name)) return undefined
  const grant = name === 'token' ? searchParams.get('grant_type') : null
  const renewal = name === 'logout' || grant === 'refresh_token'
  return { name, grant, guarded: request.method === 'POST' && !renewal }
}
