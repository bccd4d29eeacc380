import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Result, success } from '@crossbook/contract'
import { connectionProblem, type Environment, post, redactor } from '@crossbook/network'
import { isLoopback } from '@crossbook/releases'
import type { HookEvent } from './hookEvents'

/** The receiver's address, and the key that signs events; without a key they are unsigned. */
interface HookSettings {
  url: string
  key: Buffer | undefined
}

/** The key format of Standard Webhooks: 24 to 64 bytes in base64 after a prefix. */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/

/** Returns the address and the key in the environment. The problem is a sentence without either, because the address is a secret as well. */
export function readHookSettings({
  CROSSBOOK_HOOK_URL: url,
  CROSSBOOK_HOOK_SECRET: secret,
}: Environment): Result<HookSettings | undefined, string> {
  if (!url?.trim()) return success(undefined)
  if (!URL.canParse(url.trim()))
    return failure('CROSSBOOK_HOOK_URL is not an address; correct it or unset it.')
  const { protocol, hostname, href } = new URL(url.trim())
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    return failure('CROSSBOOK_HOOK_URL has to begin with https://, because others could read what is sent.')
  if (!secret?.trim()) return success({ url: href, key: undefined })
  const [, encoded] = SECRET.exec(secret.trim()) ?? []
  return encoded === undefined
    ? failure(
        'CROSSBOOK_HOOK_SECRET is not a key: write “whsec_” followed by 24 to 64 random bytes in base64.',
      )
    : success({ url: href, key: Buffer.from(encoded, 'base64') })
}

/** Milliseconds after which a receiver that says nothing has not taken an event. */
const PATIENCE_MS = 5_000

const PAUSES_MS = [500, 2_000]

/** Waits between two attempts; a test replaces it. */
export type Wait = (ms: number) => Promise<unknown>

interface Sending {
  /** Holds the secrets that no receiver gets, and names the proxy that leads to it. */
  environment: Environment
  now(): Date
  wait?: Wait | undefined
}

/** Sends an event as Standard Webhooks defines it, in up to three attempts. The problem is a sentence without the address. */
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
