/** The signed-in user. Stays the same object until one of its values changes. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  /** Whether the service knows when the address was confirmed. */
  readonly emailVerified: boolean
}

/**
 * The state of the session; `restoring` only until the first answer. `unreachable`: a session is stored, but the service could not be
 * asked to renew it. It continues as soon as the service answers. `link`: the result of a mail's link that did not sign the user in.
 * `ended`: the session ended without a sign-out, because the service refused to renew it or the browser's storage was cleared.
 */
export type SessionState =
  | { readonly status: 'restoring' }
  | {
      readonly status: 'signedOut'
      readonly unreachable?: true
      readonly link?: 'confirmed' | 'dead'
      readonly ended?: true
    }
  | { readonly status: 'signedIn'; readonly user: SessionUser }

/**
 * The reason why an action failed: the service refused it with a message, there were too many attempts, or no valid response arrived
 * (network, timeout, garbage).
 */
export type AuthProblem =
  | { readonly kind: 'rejected'; readonly message: string }
  | {
      readonly kind: 'tooManyAttempts'
      /** Seconds until the next attempt, if the service has said so. */
      readonly retryAfterSeconds?: number
    }
  | { readonly kind: 'unavailable' }

/** Outcome of an action; actions never throw. */
export type AuthResult = { readonly ok: true } | { readonly ok: false; readonly problem: AuthProblem }

/** Credentials that a user enters to sign in or up. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The address of the session service, including `/auth/v1` (absolute, or a path of the site), and its public key. */
export interface AuthConfig {
  readonly authUrl: string
  readonly authKey: string
}

/** Actions on the session. */
export interface AuthActions {
  /**
   * Starts loading the session client on pages where the visitor is about to need it. Also restores a stored session that could not be
   * read before.
   */
  readonly prepare: () => void
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>
  /** Creates an account. It leaves no session behind, whether or not the address must be confirmed first. */
  readonly signUp: (credentials: Credentials) => Promise<AuthResult>
  /**
   * Ends this browser's session at once in all its tabs, even if the service cannot be reached. Fails only if the browser keeps the
   * session. Sessions on other devices continue.
   */
  readonly signOut: () => Promise<AuthResult>
}

/** The session and its actions. */
export interface Auth extends AuthActions {
  readonly session: SessionState
}
