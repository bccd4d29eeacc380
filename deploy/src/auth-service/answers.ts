/** What the service answers by itself, in GoTrue's shape. */
const PROBLEMS = {
  notFound: { status: 404, code: 'not_found', message: 'Not found' },
  tooManyAttempts: { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  failed: {
    status: 500,
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs',
  },
} as const

/** An error in the shape that supabase-js reads. */
export function problemAnswer(kind: keyof typeof PROBLEMS) {
  const { status, code, message } = PROBLEMS[kind]
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

/** Endpoints that the site's journeys need; whatever else the library would serve stays closed. */
const ENDPOINTS = new Set([
  'health',
  'settings',
  'signup',
  'token',
  'user',
  'logout',
  'verify',
  'recover',
  'resend',
])

/** The endpoint that a request addresses, and whether a guesser would call it; undefined when it is none of ours. */
export function endpointOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const name = /^\/auth\/v1\/([a-z]+)$/.exec(pathname)?.[1]
  if (name === undefined || !ENDPOINTS.has(name)) return undefined
  const renewal =
    name === 'logout' || (name === 'token' && searchParams.get('grant_type') === 'refresh_token')
  return { name, guarded: request.method === 'POST' && !renewal }
}
