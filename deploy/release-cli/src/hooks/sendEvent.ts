import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Result, success } from '@crossbook/contract'
import { connectionProblem, type Environment, post, redactor } from '@crossbook/network'
import type { HookEvent } from './hookEvents'
import type { HookSettings } from './hookSettings'

/** Milliseconds after which a receiver that says nothing has not taken an event. */
const PATIENCE_MS = 5_000

/** Milliseconds before each further try. */
const PAUSES_MS = [500, 2_000]

/** Waits between two attempts; a test replaces it. */
export type Wait = (ms: number) => Promise<unknown>

interface Sending {
  /** Holds the secrets that no receiver gets, and names the proxy that leads to it. */
  environment: Environment
  now(): Date
  wait?: Wait | undefined
}

/**
 * Sends an event as Standard Webhooks has it: JSON, with its id, the instant and, where there is a key, an HMAC over all three. Tried
 * three times; the problem is a sentence, and holds nothing of the address.
 */
export async function sendEvent(
  { url, key }: HookSettings,
  event: HookEvent,
  { environment, now, wait = pause }: Sending,
): Promise<Result<undefined, string>> {
  const body = redactor(environment)(JSON.stringify(event))
  let problem = ''
  for (const ms of [0, ...PAUSES_MS]) {
    if (ms > 0) await wait(ms)
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      ...(key ? { 'webhook-signature': `v1,${signature(key, `${event.id}.${timestamp}.${body}`)}` } : {}),
    }
    try {
      const { status } = await post(url, { headers, body, timeoutMs: PATIENCE_MS, environment })
      if (status >= 200 && status <= 299) return success(undefined)
      problem = `it responded with ${status}`
    } catch (error) {
      const cause = connectionProblem(error, 'the receiver')
      problem = `it could not be reached${cause === undefined ? '' : ` (${cause})`}`
    }
  }
  return failure(problem)
}

function signature(key: Buffer, signed: string) {
  return createHmac('sha256', key).update(signed).digest('base64')
}
