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

/** The service's answers to successful requests, by the last part of the address. */
const GRANTED: Readonly<Record<string, v.GenericSchema>> = {
  token: newSessionSchema,
  signup: v.union([newSessionSchema, userSchema]),
  user: userSchema,
  // Accepts any response, even a gateway's: the browser has already ended the session.
  logout: v.any(),
}

/** Returns whether a response has the shape that the service's protocol promises. Other responses are not trusted. */
export function isBelievable(endpoint: string, granted: boolean, body: string): boolean {
  const schema = granted ? GRANTED[endpoint] : refusalSchema
  return schema !== undefined && v.is(schema, parsed(body))
}

/**
 * Returns a granted session with its expiry by this device's clock. The device's clock may be an hour ahead of the service's, and every
 * new session would already have expired. Other responses are unchanged.
 */
export function onThisClock(body: string): string {
  const content = parsed(body)
  const session = v.safeParse(object({ access_token: text, expires_in: v.number() }), content)
  if (!session.success) return body
  const expiresAt = Math.floor(Date.now() / 1000) + session.output.expires_in
  return JSON.stringify({ ...Object(content), expires_at: expiresAt })
}

/** Returns the content of a response: the empty string for an empty body, and null if the body is not JSON. */
function parsed(body: string): unknown {
  if (body === '') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
