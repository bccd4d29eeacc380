import type { Browser } from '../testing/browserAt'

/** An auth service that the behaviours are tried on; all that they know of it. */
export interface AuthServer {
  /** The default redirect of the service's links. */
  readonly siteUrl: string
  /** A browser of its own. A patient one waits when the service asks it to slow down. */
  browser(manner?: 'patient' | 'impatient'): Browser
  /** The link in the newest mail to an address, once one has come that is not `older`. */
  linkTo(email: string, older?: string): Promise<string>
  /** Lets a minute pass for an account: its mails and its sessions. */
  minutePasses(email: string): Promise<void>
  /** Opens a link as a browser does and says where it leads. */
  follow(link: string): Promise<Landing>
  close(): Promise<void>
}

/** A page that a link led to, and what its address carries after the hash. */
export interface Landing {
  readonly page: string
  readonly fragment: URLSearchParams
}

let visitors = 0

/** Returns a `fetch` of a new visitor, whom a header names: many tests from one address would be stopped like a guesser. */
export function fetchOfVisitor(header: string, prefix: '10' | '127'): typeof fetch {
  visitors += 1
  const address = [prefix, Math.floor(Math.random() * 256), visitors >> 8, visitors & 255].join('.')
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(header, address)
    return fetch(input, { ...init, headers })
  }
}

/** Returns the target of a link, using `request`. */
export async function landingOf(link: string, request: typeof fetch): Promise<Landing> {
  const { status, headers } = await request(link, { redirect: 'manual' })
  const location = headers.get('location')
  if (location === null) throw new Error(`The link was answered with ${status} and leads nowhere`)
  const target = new URL(location)
  return { page: target.origin + target.pathname, fragment: new URLSearchParams(target.hash.slice(1)) }
}
