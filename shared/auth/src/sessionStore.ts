import type { AuthActions, AuthConfig, AuthResult, SessionState, SessionUser } from './auth'
import type { SessionClient } from './client'
import { takeMailLink, type MailLink } from './mailLink'
import { readStoredSession, signOutStoredSession, wasSignedOut, watchStoredSession } from './storedSession'
import { userOf } from './storedUser'
import { readVerifier } from './storedVerifier'
import { within } from './within'

/** Milliseconds after which a visitor whose session could not be read counts as signed out. A later success still signs them in. */
const FIRST_ANSWER_MS = 5000

/** Milliseconds after which a pending action counts as failed for the visitor. */
const ACTION_MS = 15_000

/**
 * Milliseconds that a page with a stored session waits before it loads the client again. The client checks its token at the same
 * interval.
 */
const LOAD_AGAIN_MS = 30_000

const UNAVAILABLE: AuthResult = { ok: false, problem: { kind: 'unavailable' } }

const SIGNED_OUT: SessionState = { status: 'signedOut' }

const ENDED: SessionState = { status: 'signedOut', ended: true }

const UNREACHABLE: SessionState = { status: 'signedOut', unreachable: true }

/** The state of every first render, in the browser and on the server. */
export const RESTORING: SessionState = { status: 'restoring' }

/** Loads the client module, which visitors without a session never download. */
export type LoadClientModule = () => Promise<{ sessionClient: (config: AuthConfig) => SessionClient }>

const loadClientModule: LoadClientModule = () => import(/* webpackChunkName: "session-client" */ './client')

/** The session of this page: its state, its listeners, and the actions. */
export interface SessionStore {
  readonly current: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Starts reading and following the session. Returns a function that stops following it. */
  readonly start: () => () => void
  readonly actions: AuthActions
}

/** Creates the store in the known state of the session. It does not use the browser before it is started or an action is called. */
export function createSessionStore(
  config: AuthConfig,
  load = loadClientModule,
  known = RESTORING,
): SessionStore {
  let state = known
  let loading: Promise<SessionClient> | undefined
  let client: SessionClient | undefined
  let started = false
  let following = false
  let stopRefreshing: (() => void) | undefined
  let loadingAgain: ReturnType<typeof setTimeout> | undefined
  const subscribers = new Set<() => void>()

  function settle(user: SessionUser | null) {
    become(user ? signedInAs(user, state) : SIGNED_OUT)
  }

  function become(next: SessionState) {
    if (next === state) return
    state = next
    for (const notify of subscribers) notify()
  }

  /** Loads the client. A failed load is not remembered: the next caller tries again, and a page with a stored session retries by itself. */
  function loadClient() {
    loading ??= load().then(
      (module) => {
        client = module.sessionClient(config)
        keepFresh()
        return client
      },
      (reason: unknown) => {
        loading = undefined
        loadAgainLater()
        throw reason
      },
    )
    return loading
  }

  /**
   * Retries later for a stored session. Without the client, the page would not notice that the session expires or is refused, and could
   * not renew an expired one.
   */
  function loadAgainLater() {
    if (!following || readStoredSession() === null) return
    loadingAgain ??= setTimeout(() => {
      loadingAgain = undefined
      if (readStoredSession() !== null) void restore(null).catch(ignoreFailedLoad)
    }, LOAD_AGAIN_MS)
  }

  function keepFresh() {
    if (following) stopRefreshing ??= client?.keepFresh()
  }

  async function restore(code: string | null) {
    const sessionClient = await loadClient()
    if (code !== null) await sessionClient.adopt(code)
    const user = await sessionClient.restore()
    if (user) settle(user)
  }

  async function giveFirstAnswer() {
    // Removed from the address in every case. Only the browser that asked for the link and has no session uses it.
    const link = takeMailLink()
    const isStored = readStoredSession() !== null
    const code = link?.kind === 'code' && !isStored && readVerifier() !== null ? link.code : null
    try {
      if (code !== null || isStored) await within(FIRST_ANSWER_MS, restore(code))
    } catch {
      // The visitor can sign in again, whatever the reason for the failure.
    }
    if (state.status === 'restoring') become(withoutSession(link))
  }

  /** Returns the state if all attempts ended without a session. */
  function withoutSession(link: MailLink | null): SessionState {
    if (userOf(readStoredSession())) return UNREACHABLE
    if (!link) return SIGNED_OUT
    return { status: 'signedOut', link: link.kind === 'dead' ? 'dead' : 'confirmed' }
  }

  function followStored(stored: string | null, previous: string | null) {
    if (stored === null) become(userOf(previous) && !wasSignedOut() ? ENDED : SIGNED_OUT)
    else if (client) settle(client.userOf(stored))
    else void loadClient().then(({ userOf }) => settle(userOf(readStoredSession())), ignoreFailedLoad)
  }

  async function act(action: (client: SessionClient) => Promise<AuthResult>) {
    try {
      return await within(ACTION_MS, loadClient().then(action))
    } catch {
      return UNAVAILABLE
    }
  }

  return {
    current: () => state,
    subscribe(onChange) {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    start() {
      following = true
      const stopWatching = watchStoredSession(followStored)
      keepFresh()
      if (!started) {
        started = true
        void giveFirstAnswer()
      }
      return () => {
        following = false
        stopWatching()
        clearTimeout(loadingAgain)
        loadingAgain = undefined
        stopRefreshing?.()
        stopRefreshing = undefined
      }
    },
    actions: {
      prepare: () => void restore(null).catch(ignoreFailedLoad),
      signIn: (credentials) => act((client) => client.signIn(credentials)),
      signUp: (credentials) => act((client) => client.signUp(credentials)),
      async signOut() {
        const stored = readStoredSession()
        signOutStoredSession()
        // The user does not wait for the service: without its answer, the session ends there by its time.
        if (stored !== null)
          void loadClient()
            .then((client) => client.revoke(stored))
            .catch(ignoreFailedLoad)
        return readStoredSession() === null ? { ok: true } : UNAVAILABLE
      },
    },
  }
}

/** Returns the state for a user: the previous one if nothing about the user has changed. */
function signedInAs(user: SessionUser, state: SessionState): SessionState {
  if (state.status !== 'signedIn') return { status: 'signedIn', user }
  const { id, email, emailVerified } = state.user
  const same = id === user.id && email === user.email && emailVerified === user.emailVerified
  return same ? state : { status: 'signedIn', user }
}

/** No caller waits for this load. The next caller that needs the client tries again and receives the failure. */
function ignoreFailedLoad() {}
