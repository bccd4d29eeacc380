import type { Browser } from '../testing/browserAt'
import type { AuthServer } from './authServer'

/** Whether new accounts are confirmed by a mail (`mailed`) or at once (`open`). */
export type Confirmation = 'open' | 'mailed'

/** Something that every Supabase does, as its client sees it. */
export interface Behaviour {
  /** A unique sentence that describes the behaviour. */
  readonly title: string
  /** The only confirmation mode in which the behaviour is visible. Default: both. */
  readonly only: Confirmation | undefined
  /** Tries the behaviour on a service. Fails like a jest expectation. */
  readonly try: (server: AuthServer) => Promise<void>
}

/** Lists behaviours by their titles. */
export function behaviours(attempts: Readonly<Record<string, Behaviour['try']>>, only?: Confirmation) {
  return Object.entries(attempts).map(([title, attempt]): Behaviour => ({ title, only, try: attempt }))
}

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

/** The address of a new account that can sign in: confirmed at once, or by its mail. */
export async function registered(server: AuthServer): Promise<string> {
  const email = newAddress()
  const { data, error } = await server.browser().signUp({ email, password: PASSWORD })
  expect(codeAndMessage(error)).toBeNull()
  if (data.session === null) await server.follow(await server.linkTo(email))
  return email
}

/** A browser that has just signed in. */
export async function signedIn(server: AuthServer, email: string, password = PASSWORD): Promise<Browser> {
  const browser = server.browser()
  const { error } = await browser.signInWithPassword({ email, password })
  expect(codeAndMessage(error)).toBeNull()
  return browser
}
