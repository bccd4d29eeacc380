import type { AuthActions, AuthConfig, AuthResult, SessionState, SessionUser } from './auth'
import type { SessionClient } from './client'
import { takeMailLink, type MailLink } from './mailLink'
import { readStoredSession, signOutStoredSession, wasSignedOut, watchStoredSession } from './storedSession'
import { userOf } from './storedUser'
import { readVerifier } from './storedVerifier'
import { within } from './within'

/** A visitor whose session cannot be read in this time counts as signed out; a later success still signs them in. */
const FIRST_ANSWER_MS = 5000

/** An action that has not ended by then has failed, as far as the visitor is concerned. */
const ACTION_MS = 15_000

/** How long a page with a stored session waits before it asks again for a client that could not be loaded: as long as between two looks at its token. */
const LOAD_AGAIN_MS = 30_000

const UNAVAILABLE: AuthResult = { ok: false, problem: { kind: 'unavailable' } }

const SIGNED_OUT: SessionState = { status: 'signedOut' }

const ENDED: SessionState = { status: 'signedOut', ended: true }

const UNREACHABLE: SessionState = { status: 'signedOut', unreachable: true }

/** What every first render shows, in the browser and without one. */
export const RESTORING: SessionState = { status: 'restoring' }

/** The module that a visitor without a session never downloads. */
export type LoadClientModule = () => Promise<{ sessionClient: (config: AuthConfig) => SessionClient }>

const loadClientModule: LoadClientModule = () => import(/* webpackChunkName: "session-client" */ './client')

/** The session of this page: its state, whom to tell of changes, and the actions. */
export interface SessionStore {
  readonly current: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Begins to read the session and to follow it; returns how to stop following. */
  readonly start: () => () => void
  readonly actions: AuthActions
}

/**
 * Makes the store, which begins with what is known of the session already; nothing of the browser is touched before it is
 * started or acted on.
 */
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
    for (const tell of subscribers) tell()
  }

  /** A failed load is forgotten, so that the next one who needs the client tries again: the stored session by itself. */
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

  /** Without its client nobody would see a session grow old or be refused, and one that has expired would not be taken up again. */
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
    // Taken out of the address in any case. It is used by the browser that asked for it and has no session, and by no other.
    const link = takeMailLink()
    const isStored = readStoredSession() !== null
    const code = link?.kind === 'code' && !isStored && readVerifier() !== null ? link.code : null
    try {
      if (code !== null || isStored) await within(FIRST_ANSWER_MS, restore(code))
    } catch {
      // Whatever kept the session from being read, the visitor can sign in again.
    }
    if (state.status === 'restoring') become(withoutSession(link))
  }

  /** Why nobody is signed in once everything has been tried. */
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

/** Nobody waits for this load: the next caller that needs the client tries again and receives the failure. */
function ignoreFailedLoad() {}
