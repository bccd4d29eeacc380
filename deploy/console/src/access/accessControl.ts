import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Reasons for a refusal, and the remedies. */
const FORBIDDEN = {
  host: 'Open the console at the address that "pnpm release console" printed. It refuses requests for any other host name.',
  otherPage: 'This request came from another page. The console accepts requests from its own page only.',
  usedLink:
    'This link was already used, or its console has stopped. Run "pnpm release console" again and open the link that it prints.',
  noLink:
    'Open the console with the link that "pnpm release console" printed. The link works in one browser only. To use another browser, run the command again.',
} as const

/** A refusal as a plain text that a browser shows. */
function page(message: string) {
  return new Response(`${message}\n`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** Admits one browser, by the link that was printed. */
export type AccessControl = ReturnType<typeof createAccessControl>

/** Bytes of the token and of the cookie, enough to prevent guessing. */
const SECRET_BYTES = 32

const TOKEN = 'token'

/** Values of the `sec-fetch-site` header for the console's own page and for direct visits. Browsers set this header, and pages cannot. */
const OWN_SITES = ['same-origin', 'none']

/**
 * Creates the access control of a console that listens on this machine. Other programs and pages of the machine can reach its port. So each
 * request must name this host; other names that resolve to this machine are refused. It must also carry the cookie from the printed link.
 * Requests that change something must come from the console's own page.
 */
export function createAccessControl(port: number) {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]
  const cookieName = `crossbook-console-${port}`
  const cookie = secret()
  let token: string | undefined = secret()
  return {
    /** The address that opens the console. It works once. */
    link: `http://localhost:${port}/?${TOKEN}=${token}`,
    /** Returns the response to a request that goes no further; undefined for an allowed request. */
    stops(request: Request) {
      const host = request.headers.get('host') ?? ''
      if (!hosts.includes(host)) return page(FORBIDDEN.host)
      if (!isOwnSite(request, `http://${host}`)) return page(FORBIDDEN.otherPage)
      const url = new URL(request.url)
      const given = url.searchParams.get(TOKEN)
      if (given !== null) {
        if (token === undefined || !isSame(given, token) || request.method !== 'GET')
          return hasCookie(request, cookieName, cookie) ? cleared(url) : page(FORBIDDEN.usedLink)
        token = undefined
        const entered = cleared(url)
        entered.headers.set('set-cookie', `${cookieName}=${cookie}; HttpOnly; SameSite=Strict; Path=/`)
        return entered
      }
      return hasCookie(request, cookieName, cookie) ? undefined : page(FORBIDDEN.noLink)
    },
  }
}

/** Redirects to the address without the token, so that the token does not remain in the browser's history. */
function cleared(url: URL) {
  url.searchParams.delete(TOKEN)
  return new Response(null, { status: 303, headers: { location: `${url.pathname}${url.search}` } })
}

/** Returns false for a request from a page of another site. A request that changes something must name the console's own origin. */
function isOwnSite({ method, headers }: Request, own: string) {
  const site = headers.get('sec-fetch-site')
  if (site !== null && !OWN_SITES.includes(site)) return false
  const origin = headers.get('origin')
  const isReading = method === 'GET' || method === 'HEAD'
  return origin === null ? isReading : origin === own
}

function hasCookie(request: Request, name: string, value: string) {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((one) => one.trim())
  return cookies.some((one) => one.startsWith(`${name}=`) && isSame(one.slice(name.length + 1), value))
}

function isSame(given: string, wanted: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function secret() {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
