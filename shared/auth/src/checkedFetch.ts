import { isBelievable, onThisClock } from './answers'

/** A request to the service counts as failed after this time. */
const REQUEST_MS = 10_000

/** Status of a refusal because there were too many requests. */
export const TOO_MANY_REQUESTS = 429

/** Statuses of refusals that mean "later" and not "no". A session must not end because the service receives many requests at once. */
const LATER = new Set([408, 425, TOO_MANY_REQUESTS])

const RETRY_AFTER = 'retry-after'

/** Statuses of answers that have no body. */
const EMPTY = new Set([204, 205, 304])

/**
 * Fetches for the session client, and returns only responses that match the service's protocol. A missing network, a timeout, a proxy's
 * page and an incomplete response all become "not available". The client then tries again later and keeps the stored session.
 */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), REQUEST_MS)
  try {
    const answer = await fetch(input, { ...init, cache: 'no-store', signal: abort.signal })
    const body = await answer.text()
    const { status, headers } = answer
    if (LATER.has(status) && isRefresh(input)) return notAvailable()
    if (!isBelievable(endpointOf(input), answer.ok, body))
      return status === TOO_MANY_REQUESTS ? tooManyRequests(headers) : notAvailable()
    return new Response(EMPTY.has(status) ? null : onThisClock(body), { status, headers })
  } catch {
    return notAvailable()
  } finally {
    clearTimeout(timer)
  }
}

function endpointOf(input: RequestInfo | URL) {
  const { pathname } = urlOf(input)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

function isRefresh(input: RequestInfo | URL) {
  return urlOf(input).searchParams.get('grant_type') === 'refresh_token'
}

function urlOf(input: RequestInfo | URL) {
  return new URL(input instanceof Request ? input.url : input)
}

/** Returns a gateway's refusal in the service's own form. The gateway is in front of the service, and its body may be anything. */
function tooManyRequests(headers: Headers) {
  const body = { code: TOO_MANY_REQUESTS, msg: 'Too many requests' }
  const retryAfter = headers.get(RETRY_AFTER)
  return Response.json(body, {
    status: TOO_MANY_REQUESTS,
    headers: retryAfter === null ? {} : { [RETRY_AFTER]: retryAfter },
  })
}

/** Returns the seconds to wait from either form of the `Retry-After` header; undefined if the response has no such header. */
export function retryAfterSeconds({ headers }: Response) {
  const text = headers.get(RETRY_AFTER)
  if (text === null) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

function notAvailable() {
  return new Response(null, { status: 503 })
}
