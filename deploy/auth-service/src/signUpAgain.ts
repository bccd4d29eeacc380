import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { mailPauseAnswer } from './answers'
import { secondsUntilNextMail } from './mailPause'
import type { Lite } from './openLite'

const credentialsSchema = v.object({ email: v.string() })

/**
 * Sign-up while accounts must be confirmed. The library refuses every address that it knows, for ever, so that whoever
 * has lost his mail could never get in. Here, as with GoTrue, an unconfirmed address may try again after a pause, and
 * a confirmed one is answered like a new one, so that nobody learns from it who has an account.
 */
export async function signUpAgain(lite: Lite, request: Request): Promise<Response> {
  const body = await request.text()
  const attempt = () =>
    lite.handle(new Request(request.url, { method: request.method, headers: request.headers, body }))

  const answer = await attempt()
  if (answer.status !== 429) return answer
  const email = emailIn(body)
  const account = email === undefined ? undefined : await lite.account(email)
  if (email === undefined || !account) return answer
  if (account.confirmed_at !== null) return Response.json(unknownAccount(email))
  const seconds = secondsUntilNextMail(account.confirmation_sent_at)
  if (seconds !== undefined) return mailPauseAnswer(seconds)
  await lite.removeUnconfirmed(account.id)
  return attempt()
}

function emailIn(body: string) {
  try {
    return v.parse(credentialsSchema, JSON.parse(body)).email
  } catch {
    return undefined
  }
}

function unknownAccount(email: string) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
