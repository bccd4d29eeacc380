import { object } from '@crossbook/contract'
import * as v from 'valibot'
import type { SessionState, SessionUser } from './auth'
import { readStoredSession } from './storedSession'
import { hasMailLink } from './mailLink'

export const text = v.pipe(v.string(), v.minLength(1))

/** A user in the service's own format. */
export const userSchema = object({
  id: text,
  email: text,
  email_confirmed_at: v.optional(v.nullable(v.string())),
})

const storedSessionSchema = object({
  access_token: text,
  refresh_token: text,
  user: userSchema,
  /** Seconds since 1970. */
  expires_at: v.number(),
})

/** Returns the owner of a stored session; null when the record is not a session. */
export function userOf(stored: string | null): SessionUser | null {
  return read(stored)?.user ?? null
}

/**
 * Returns the session state that the stored record alone implies. A session that has not expired is trusted until the service refuses it.
 * The state is `restoring` while it depends on the service or on a mail's link.
 */
export function storedSessionState(): SessionState {
  const stored = readStoredSession()
  if (stored === null) return { status: hasMailLink() ? 'restoring' : 'signedOut' }
  const session = read(stored)
  const isFresh = session !== null && isAhead(session.expiresAt)
  return isFresh ? { status: 'signedIn', user: session.user } : { status: 'restoring' }
}

/** The tokens of a stored session, and whether the access token has not expired; null when the record is not a session. */
export function storedTokens(stored: string | null) {
  const session = v.safeParse(storedSessionSchema, parsed(stored))
  if (!session.success) return null
  const { access_token: access, refresh_token: refresh, expires_at: expiresAt } = session.output
  return { access, refresh, isFresh: isAhead(expiresAt) }
}

function read(stored: string | null): { user: SessionUser; expiresAt: number } | null {
  const session = v.safeParse(storedSessionSchema, parsed(stored))
  if (!session.success) return null
  const { user, expires_at: expiresAt } = session.output
  const { id, email, email_confirmed_at: confirmedAt } = user
  return { user: { id, email, emailVerified: Boolean(confirmedAt) }, expiresAt }
}

function isAhead(seconds: number) {
  return seconds > Date.now() / 1000
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
