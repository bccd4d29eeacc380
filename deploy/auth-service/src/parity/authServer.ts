import { AuthClient } from '@supabase/supabase-js'

/** The client that the site uses, as one browser has it. */
export type Browser = InstanceType<typeof AuthClient>

/** An auth service that the behaviours are tried on; all that they know of it. */
export interface AuthServer {
  readonly name: string
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

/** An address behind a prefix that no visitor has had before: many tests from one would be stopped as a guesser is. */
export function newVisitor(prefix: '10' | '127') {
  visitors += 1
  return [prefix, Math.floor(Math.random() * 256), visitors >> 8, visitors & 255].join('.')
}

/** `fetch` that says something of its sender with every request. */
export function fetchWith(name: string, value: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set(name, value)
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

let browsers = 0

/** The client that the site uses, with storage of its own. */
export function browserAt(url: string, key: string | undefined, request: typeof fetch): Browser {
  const stored = new Map<string, string>()
  browsers += 1
  return new AuthClient({
    url: `${url}/auth/v1`,
    ...(key === undefined ? {} : { headers: { apikey: key } }),
    storageKey: `browser-${browsers}`,
    autoRefreshToken: false,
    fetch: request,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
  })
}
