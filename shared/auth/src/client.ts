import { AuthClient, isAuthError } from '@supabase/supabase-js'
import type { AuthConfig, AuthResult, Credentials, SessionUser } from './auth'
import { watchService } from './serviceWatch'
import { readStoredSession, SESSION_KEY, writeStoredSession } from './storedSession'
import { userOf } from './storedUser'
import type { UrlTokens } from './urlTokens'

/** The session service as the store uses it. What it changes shows in the stored session, for all tabs alike. */
export interface SessionClient {
  /**
   * Who the stored session belongs to, refreshed if it has expired; null if there is none that can be used now. While the
   * service is down that is said soon; the library goes on trying, and success shows in the stored session.
   */
  readonly restore: () => Promise<SessionUser | null>
  /** Makes the tokens of a mail's link the stored session, once the service has confirmed them. */
  readonly adopt: (tokens: UrlTokens) => Promise<void>
  readonly userOf: (stored: string | null) => SessionUser | null
  /** Refreshes the token in time while the page can be seen; returns how to stop. */
  readonly keepFresh: () => () => void
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>
  readonly signUp: (credentials: Credentials) => Promise<AuthResult>
  readonly signOut: () => Promise<AuthResult>
}

let client: SessionClient | undefined

/** The page's one session client; two of them on one stored session would fight over its refresh token. */
export function sessionClient(config: AuthConfig): SessionClient {
  return (client ??= createSessionClient(config))
}

/** Hands the library the stored session if it is one; whatever else it wants to keep is not ours to store. */
const checkedStorage = {
  getItem(key: string) {
    const stored = key === SESSION_KEY ? readStoredSession() : null
    return userOf(stored) ? stored : null
  },
  setItem(key: string, value: string) {
    if (key === SESSION_KEY) writeStoredSession(value)
  },
  removeItem(key: string) {
    if (key === SESSION_KEY) writeStoredSession(null)
  },
}

function createSessionClient({ authUrl, authKey }: AuthConfig): SessionClient {
  const watch = watchService()
  const service = {
    url: new URL(authUrl, window.location.origin).href.replace(/\/$/, ''),
    headers: { apikey: authKey },
    fetch: watch.fetch,
    flowType: 'implicit',
    detectSessionInUrl: false,
    // Without it the library claims the session anew whenever the tab is looked at; `keepFresh` does what is needed.
    skipAutoInitialize: true,
  } as const
  const keeper = new AuthClient({ ...service, storageKey: SESSION_KEY, storage: checkedStorage })
  // Signs up without storing what comes back, so that no tab ever takes a new account for a session.
  const registrar = new AuthClient({
    ...service,
    storageKey: `${SESSION_KEY}.sign-up`,
    persistSession: false,
  })

  return {
    userOf,
    async restore() {
      if (!userOf(readStoredSession())) {
        writeStoredSession(null)
        return null
      }
      const refreshed = keeper.getSession().then(({ data }) => data.session !== null)
      const isUsable = await Promise.race([refreshed, watch.outage().then(() => false)])
      return isUsable ? userOf(readStoredSession()) : null
    },
    async adopt({ accessToken, refreshToken }) {
      await keeper.setSession({ access_token: accessToken, refresh_token: refreshToken })
    },
    keepFresh() {
      const follow = () => {
        void (document.visibilityState === 'visible' ? keeper.startAutoRefresh() : keeper.stopAutoRefresh())
      }
      follow()
      document.addEventListener('visibilitychange', follow)
      return () => {
        document.removeEventListener('visibilitychange', follow)
        void keeper.stopAutoRefresh()
      }
    },
    async signIn(credentials) {
      const { error } = await keeper.signInWithPassword(credentials)
      return resultOf(error)
    },
    async signUp(credentials) {
      const emailRedirectTo = new URL('/dashboard', window.location.origin).href
      const { data, error } = await registrar.signUp({ ...credentials, options: { emailRedirectTo } })
      // Where addresses need no confirmation the service opens a session; it ends unseen, whether or not that succeeds.
      if (data.session) void registrar.signOut({ scope: 'local' })
      return resultOf(error)
    },
    async signOut() {
      const { error } = await keeper.signOut({ scope: 'local' })
      return readStoredSession() === null ? { ok: true } : resultOf(error)
    },
  }
}

function resultOf(error: unknown): AuthResult {
  if (error === null) return { ok: true }
  const refused =
    isAuthError(error) && error.status !== undefined && error.status >= 400 && error.status < 500
  return {
    ok: false,
    problem: refused ? { kind: 'rejected', message: error.message } : { kind: 'unavailable' },
  }
}
