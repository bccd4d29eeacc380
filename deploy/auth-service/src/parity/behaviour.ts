import type { AuthServer } from './authServer'

/** Whether new accounts are confirmed by a mail (`mailed`) or at once (`open`). */
export type Confirmation = 'open' | 'mailed'

/** Something that every Supabase does, as its client sees it. */
export interface Behaviour {
  /** A unique sentence that describes the behaviour. */
  readonly title: string
  /** The only confirmation mode in which the behaviour is visible. Default: both. */
  readonly only?: Confirmation
  /** Tries the behaviour on a service. Fails like a jest expectation. */
  readonly try: (server: AuthServer) => Promise<void>
}

/** Passwords of the accounts that behaviours make. */
export const PASSWORD = 'correct horse battery'
export const OTHER_PASSWORD = 'staple of another kind'

let accounts = 0

/** Returns an address that no account has, on any service and in any run. */
export function newAddress() {
  accounts += 1
  return `parity-${Date.now().toString(36)}-${accounts}@example.com`
}

/** Returns the code and the message of an error, or null without one. The site uses both: for decisions and for display. */
export function codeAndMessage(error: { code?: unknown; message: string } | null) {
  return error && [error.code, error.message]
}
