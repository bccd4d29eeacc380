import type { SiteConfig } from '@crossbook/contract'
import { AuthClient } from '@supabase/supabase-js'

/** Credentials of an account. */
export interface Account {
  email: string
  password: string
}

/** Registers a new account with a site's sign-in service, and gives the session as a browser would have stored it under `key`. */
export async function openSession(
  url: string,
  { authUrl, authKey }: Pick<SiteConfig, 'authUrl' | 'authKey'>,
  key: string,
  account: Account,
): Promise<string> {
  let session = ''
  const client = new AuthClient({
    url: new URL(authUrl, url).href,
    headers: { apikey: authKey },
    storageKey: key,
    autoRefreshToken: false,
    storage: {
      getItem: () => null,
      removeItem: () => {},
      setItem: (name, value) => {
        if (name === key) session = value
      },
    },
  })
  const { error } = await client.signUp(account)
  if (error) throw error
  return session
}
