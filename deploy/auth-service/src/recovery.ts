import * as v from 'valibot'
import { mailPauseAnswer } from './answers'
import { secondsUntilNextMail } from './mailPause'
import type { Lite } from './openLite'

const bodySchema = v.object({ email: v.string() })

/** A request for a recovery mail. The library sends one for every request; as with GoTrue, an address gets one a minute. */
export async function recover(lite: Lite, request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const account = v.is(bodySchema, body) ? await lite.account(body.email) : undefined
  const seconds = secondsUntilNextMail(account?.recovery_sent_at ?? null)
  return seconds === undefined ? lite.handle(request) : mailPauseAnswer(seconds)
}
