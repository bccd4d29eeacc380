import { AuthClient } from '@supabase/supabase-js'

/** The client that the site uses, as one browser has it. */
export type Browser = InstanceType<typeof AuthClient>

interface BrowserOptions {
  key: string | undefined
  fetch?: typeof fetch
  flowType?: 'implicit' | 'pkce'
}

let browsers = 0

/** Returns a browser with storage of its own that signs in to the site at `url`. */
export function browserAt(url: string, { key, ...options }: BrowserOptions): Browser {
  const stored = new Map<string, string>()
  browsers += 1
  return new AuthClient({
    ...options,
    url: `${url}/auth/v1`,
    ...(key === undefined ? {} : { headers: { apikey: key } }),
    storageKey: `browser-${browsers}`,
    autoRefreshToken: false,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
  })
}
