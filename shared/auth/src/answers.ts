import * as v from 'valibot'
import type { SessionUser } from './auth'

const text = v.pipe(v.string(), v.nonEmpty())

const userSchema = v.object({ id: text, email: text, email_confirmed_at: v.nullish(v.string()) })

const tokens = { access_token: text, refresh_token: text, user: userSchema }

const newSessionSchema = v.object({ ...tokens, expires_in: v.pipe(v.number(), v.minValue(1)) })

const storedSessionSchema = v.object({ ...tokens, expires_at: v.number() })

const refusalSchema = v.union([
  v.object({ msg: text }),
  v.object({ message: text }),
  v.object({ error_description: text }),
  v.object({ error: text }),
])

/** What the service may say to a request that it grants, by the last part of the address. */
const GRANTED: Readonly<Record<string, v.GenericSchema>> = {
  token: newSessionSchema,
  signup: v.union([newSessionSchema, userSchema]),
  user: userSchema,
  logout: v.unknown(),
}

/** Whether an answer of the service has the shape that its protocol promises; anything else is not believed. */
export function isBelievable(endpoint: string, granted: boolean, body: string): boolean {
  const schema = granted ? GRANTED[endpoint] : refusalSchema
  return schema !== undefined && v.is(schema, parsed(body))
}

/** Who a stored session belongs to; null when the record is not a session. */
export function userOf(stored: string | null): SessionUser | null {
  const session = v.safeParse(storedSessionSchema, parsed(stored))
  if (!session.success) return null
  const { id, email, email_confirmed_at: confirmedAt } = session.output.user
  return { id, email, emailVerified: Boolean(confirmedAt) }
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}
