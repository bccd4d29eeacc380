import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Why somebody is not let in, and what helps. */
const FORBIDDEN = {
  host: 'The console answers at the address that "pnpm release console" printed, and at no other name of this machine.',
  otherPage: 'Another page asked. The console answers its own page alone.',
  usedLink:
    'This link has been used, or belongs to a console that has ended. Start "pnpm release console" again and open the link that it prints.',
  noLink:
    'Open the console by the link that "pnpm release console" printed: it lets one browser in. In another browser, start the command again.',
} as const

/** A refusal as a plain text that a browser shows. */
function page(words: string) {
  return new Response(`${words}\n`, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Whoever may come in: one browser, by the link that was printed. */
export interface Door {
  /** Where the console is opened with; good for one use. */
  link: string
  /** An answer for requests that come no further; undefined for one that may. */
  stops(request: Request): Response | undefined
}

/** Bytes of the token and of the cookie: nobody guesses either. */
const SECRET_BYTES = 32

const TOKEN = 'token'

/** Headers that a browser sets itself, and no page can: where a request comes from. */
const OWN_SITES = ['same-origin', 'none']

/**
 * The door of a console that listens on this machine. Other programs and pages of the machine can reach its port, so that each
 * request has to name this host (an address that resolves here by a trick does not), bear the cookie that the printed link gave, and
 * come from the console's own page where it changes anything.
 */
export function openDoor(port: number): Door {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]
  const cookieName = `crossbook-console-${port}`
  const cookie = secret()
  let token: string | undefined = secret()
  return {
    link: `http://localhost:${port}/?${TOKEN}=${token}`,
    stops(request) {
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

/** The same address without the token, which would stay in the browser's history. */
function cleared(url: URL) {
  url.searchParams.delete(TOKEN)
  return new Response(null, { status: 303, headers: { location: `${url.pathname}${url.search}` } })
}

/** Whether another site's page has no part in it; what changes something has to say so itself. */
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
