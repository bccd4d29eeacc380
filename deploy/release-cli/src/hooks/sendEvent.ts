import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Result, success } from '@crossbook/contract'
import type { HookEvent } from './hookEvents'
import type { HookSettings } from './hookSettings'

/** Milliseconds after which a receiver that says nothing has not taken an event. */
const PATIENCE_MS = 5_000

/** Milliseconds before each further try. */
const PAUSES_MS = [500, 2_000]

/** How a test waits. */
export type Wait = (ms: number) => Promise<unknown>

/**
 * Sends an event as Standard Webhooks has it: JSON, with its id, the instant and, where there is a key, an HMAC over all three. Tried
 * three times; the problem is a sentence, and holds nothing of the address.
 */
export async function sendEvent(
  { url, key }: HookSettings,
  event: HookEvent,
  now: () => Date,
  wait: Wait = pause,
): Promise<Result<undefined, string>> {
  const body = JSON.stringify(event)
  let problem = ''
  for (const ms of [0, ...PAUSES_MS]) {
    if (ms > 0) await wait(ms)
    const timestamp = String(Math.floor(now().getTime() / 1000))
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': event.id,
          'webhook-timestamp': timestamp,
          ...(key ? { 'webhook-signature': `v1,${signature(key, `${event.id}.${timestamp}.${body}`)}` } : {}),
        },
        // Nobody but the address that was written is told.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (ok) return success(undefined)
      problem = `it answered ${status}`
    } catch {
      problem = 'it could not be reached'
    }
  }
  return failure(problem)
}

function signature(key: Buffer, signed: string) {
  return createHmac('sha256', key).update(signed).digest('base64')
}
