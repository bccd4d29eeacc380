import { AuthClient, isAuthError } from '@supabase/supabase-js'
import type { AuthConfig, AuthProblem, AuthResult, Credentials, SessionUser } from './auth'
import { TOO_MANY_REQUESTS } from './checkedFetch'
import { ARRIVAL_PATH } from './mailLink'
import { watchService } from './serviceWatch'
import { readStoredSession, SESSION_KEY, writeStoredSession } from './storedSession'
import { storedTokens, userOf } from './storedUser'
import { readVerifier, writeVerifier } from './storedVerifier'

/** The session service for the store. Its changes appear in the stored session, for all tabs alike. */
export interface SessionClient {
  /**
   * Returns the owner of the stored session, refreshed if it has expired; null if no session can be used now. While the service is down it
   * returns soon. The library keeps trying, and updates the stored session on success.
   */
  readonly restore: () => Promise<SessionUser | null>
  /** Exchanges the code of a mail's link for a session, if this browser asked for it. Does not replace another session. */
  readonly adopt: (code: string) => Promise<void>
  readonly userOf: (stored: string | null) => SessionUser | null
  /** Refreshes the token in time while the page can be seen; returns a function that stops this. */
  readonly keepFresh: () => () => void
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>
  readonly signUp: (credentials: Credentials) => Promise<AuthResult>
  /** Ends a stored session at the service, if that can be reached. Changes nothing in this browser. */
  readonly revoke: (stored: string) => Promise<void>
}

let client: SessionClient | undefined

/** Returns the page's only session client. Two clients with one stored session would compete for its refresh token. */
export function sessionClient(config: AuthConfig): SessionClient {
  return (client ??= createSessionClient(config))
}

/** Gives the library the stored session if it is valid. Other data of the library is not stored. */
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

/** Creates storage that lasts as long as the page. It only keeps the proof that this browser asked for the link in a mail. */
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
    // Without this option, the library reports the session again whenever the tab becomes visible. `keepFresh` refreshes the session
    // instead.
    skipAutoInitialize: true,
  } as const
  const keeper = new AuthClient({ ...service, storageKey: SESSION_KEY, storage: checkedStorage })
  // Signs up without storing the response, so that no tab treats a new account as a session. The library notifies other tabs under its
  // storage key, so this key is used by this page only.
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
      // Without confirmations, the service opens a session. It is ended at once, and a failure is ignored.
      if (data.session) void registrar.signOut({ scope: 'local' })
      return resultOf(error)
    },
    async revoke(stored) {
      const tokens = storedTokens(stored)
      if (!tokens) return
      // The service does not accept an expired token.
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
