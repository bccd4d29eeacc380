import type { AuthServer } from './authServer'

/** Whether new accounts are confirmed by a mail (`mailed`) or at once (`open`). */
export type Confirmation = 'open' | 'mailed'

/** Something that every Supabase does, as its client sees it. */
export interface Behaviour {
  /** What happens, as a sentence; unique. */
  readonly title: string
  /** The one way of confirming in which it can be seen; left out: both. */
  readonly only?: Confirmation
  /** Tries it on a service; fails as an expectation of jest does. */
  readonly try: (server: AuthServer) => Promise<void>
}

/** Passwords of the accounts that behaviours make. */
export const PASSWORD = 'correct horse battery'
export const OTHER_PASSWORD = 'staple of another kind'

let accounts = 0

/** An address that no account has, on whichever service and however often this has run. */
export function newAddress() {
  accounts += 1
  return `parity-${Date.now().toString(36)}-${accounts}@example.com`
}

/** The code and the words of an error, or null for none: what the site decides and shows. */
export function saying(error: { code?: unknown; message: string } | null) {
  return error && [error.code, error.message]
}
