import { AuthClient, isAuthError } from '@supabase/supabase-js'
import type { AuthConfig, AuthProblem, AuthResult, Credentials, SessionUser } from './auth'
import { TOO_MANY_REQUESTS } from './checkedFetch'
import { ARRIVAL_PATH } from './mailLink'
import { watchService } from './serviceWatch'
import { readStoredSession, SESSION_KEY, writeStoredSession } from './storedSession'
import { storedTokens, userOf } from './storedUser'
import { readVerifier, writeVerifier } from './storedVerifier'

/** The session service as the store uses it. What it changes shows in the stored session, for all tabs alike. */
export interface SessionClient {
  /**
   * Who the stored session belongs to, refreshed if it has expired; null if there is none that can be used now. While the
   * service is down that is said soon; the library goes on trying, and success shows in the stored session.
   */
  readonly restore: () => Promise<SessionUser | null>
  /** Exchanges the code of a mail's link for a session, if this browser asked for it; it takes no other session's place. */
  readonly adopt: (code: string) => Promise<void>
  readonly userOf: (stored: string | null) => SessionUser | null
  /** Refreshes the token in time while the page can be seen; returns how to stop. */
  readonly keepFresh: () => () => void
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>
  readonly signUp: (credentials: Credentials) => Promise<AuthResult>
  /** Ends a stored session at the service, if that can be reached. Changes nothing in this browser. */
  readonly revoke: (stored: string) => Promise<void>
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

/** Keeps nothing longer than the page, except for what proves later that this browser asked for the link in a mail. */
function forgetfulStorage() {
  const kept = new Map<string, string>()
  const isVerifier = (key: string) => key.endsWith('-code-verifier')
  return {
    getItem: (key: string) => (isVerifier(key) ? readVerifier() : (kept.get(key) ?? null)),
    setItem(key: string, value: string) {
      if (isVerifier(key)) writeVerifier(value)
      else kept.set(key, value)
    },
    removeItem(key: string) {
      if (isVerifier(key)) writeVerifier(null)
      else kept.delete(key)
    },
  }
}

function createSessionClient({ authUrl, authKey }: AuthConfig): SessionClient {
  const watch = watchService()
  const service = {
    url: new URL(authUrl, window.location.origin).href.replace(/\/$/, ''),
    headers: { apikey: authKey },
    fetch: watch.fetch,
    flowType: 'pkce',
    detectSessionInUrl: false,
    // Without it the library reports the session again whenever the tab becomes visible; `keepFresh` does what is needed.
    skipAutoInitialize: true,
  } as const
  const keeper = new AuthClient({ ...service, storageKey: SESSION_KEY, storage: checkedStorage })
  // Signs up without storing what comes back, so that no tab ever takes a new account for a session. The library talks to other
  // tabs under its storage key, so this one is this page's alone.
  const registrar = new AuthClient({
    ...service,
    storageKey: `${SESSION_KEY}.sign-up.${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,
    storage: forgetfulStorage(),
  })

  async function freshToken(refresh_token: string) {
    const { data } = await registrar.refreshSession({ refresh_token })
    return data.session?.access_token
  }

  const resultOf = (error: unknown): AuthResult =>
    error === null ? { ok: true } : { ok: false, problem: problemOf(error, watch.retryAfterSeconds()) }

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
    async adopt(code) {
      const { data } = await registrar.exchangeCodeForSession(code)
      if (!data.session) return
      const { access_token, refresh_token } = data.session
      if (readStoredSession() === null) await keeper.setSession({ access_token, refresh_token })
      else await registrar.signOut({ scope: 'local' })
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
      const emailRedirectTo = new URL(ARRIVAL_PATH, window.location.origin).href
      const { data, error } = await registrar.signUp({ ...credentials, options: { emailRedirectTo } })
      // Where addresses need no confirmation the service opens a session; it ends unseen, whether or not that succeeds.
      if (data.session) void registrar.signOut({ scope: 'local' })
      return resultOf(error)
    },
    async revoke(stored) {
      const tokens = storedTokens(stored)
      if (!tokens) return
      // The service believes no token that has expired.
      const token = tokens.isFresh ? tokens.access : await freshToken(tokens.refresh)
      if (token !== undefined) await registrar.admin.signOut(token, 'local')
    },
  }
}

function problemOf(error: unknown, retryAfterSeconds: number | undefined): AuthProblem {
  const status = isAuthError(error) ? error.status : undefined
  if (!isAuthError(error) || status === undefined || status < 400 || status >= 500)
    return { kind: 'unavailable' }
  if (status !== TOO_MANY_REQUESTS) return { kind: 'rejected', message: error.message }
  return { kind: 'tooManyAttempts', ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
}
