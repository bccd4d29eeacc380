/** Who is signed in; stays the same object until one of its values changes. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  /** Whether the service knows when the address was confirmed. */
  readonly emailVerified: boolean
}

/**
 * What is known about the visitor; `restoring` only until the first answer. `unreachable`: a session is stored, but the
 * service could not be asked to renew it; it goes on as soon as the service answers. `link`: what the link of a mail has done
 * that did not sign its reader in. `ended`: the session ended without the user signing out: the service refused to renew it, or
 * the browser's storage was cleared.
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
 * Why an action failed: refused in the service's own words, refused because there were too many attempts, or no believable answer
 * (network, time-out, garbage).
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

/** What a visitor types to sign in or up. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Where the session service answers, `/auth/v1` included (an address, or a path of the site), and its public key. */
export interface AuthConfig {
  readonly authUrl: string
  readonly authKey: string
}

/** What can be done about the session. */
export interface AuthActions {
  /**
   * Starts loading the session client, for pages on which the visitor is about to need it, and takes up a stored session that
   * could not be read before.
   */
  readonly prepare: () => void
  readonly signIn: (credentials: Credentials) => Promise<AuthResult>
  /** Creates an account. It leaves no session behind, whether or not the address must be confirmed first. */
  readonly signUp: (credentials: Credentials) => Promise<AuthResult>
  /**
   * Ends this browser's session at once, in all of its tabs, whether or not the service can be reached. Fails only if the browser keeps
   * the session. Sessions on other devices go on.
   */
  readonly signOut: () => Promise<AuthResult>
}

/** The session and what can be done about it. */
export interface Auth extends AuthActions {
  readonly session: SessionState
}
