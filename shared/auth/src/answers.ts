import { object } from '@crossbook/contract'
import * as v from 'valibot'
import { text, userSchema } from './storedUser'

const tokens = { access_token: text, refresh_token: text, user: userSchema }

const newSessionSchema = object({ ...tokens, expires_in: v.pipe(v.number(), v.minValue(1)) })

const refusalSchema = v.union([
  object({ msg: text }),
  object({ message: text }),
  object({ error_description: text }),
  object({ error: text }),
])

/** What the service may say to a request that it grants, by the last part of the address. */
const GRANTED: Readonly<Record<string, v.GenericSchema>> = {
  token: newSessionSchema,
  signup: v.union([newSessionSchema, userSchema]),
  user: userSchema,
  // Whatever a gateway makes of it: the browser has ended the session already.
  logout: v.any(),
}

/** Whether an answer of the service has the shape that its protocol promises; anything else is not believed. */
export function isBelievable(endpoint: string, granted: boolean, body: string): boolean {
  const schema = granted ? GRANTED[endpoint] : refusalSchema
  return schema !== undefined && v.is(schema, parsed(body))
}

/**
 * A granted session that says of its end when that is by this device's clock, which may be an hour away from the service's:
 * by a clock that is ahead every new session would have expired already. Other answers are unchanged.
 */
export function onThisClock(body: string): string {
  const content = parsed(body)
  const session = v.safeParse(object({ access_token: text, expires_in: v.number() }), content)
  if (!session.success) return body
  const expiresAt = Math.floor(Date.now() / 1000) + session.output.expires_in
  return JSON.stringify({ ...Object(content), expires_at: expiresAt })
}

/** An answer's content; the empty text has none, and what is not JSON is nothing at all. */
function parsed(body: string): unknown {
  if (body === '') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
