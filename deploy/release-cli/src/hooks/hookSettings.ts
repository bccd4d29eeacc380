import { failure, type Result, success } from '@crossbook/contract'
import { isLoopback } from '@crossbook/releases'
import type { Environment } from '@crossbook/store'

/** The receiver's address, and the key that signs events; without a key they are unsigned. */
export interface HookSettings {
  url: string
  key: Buffer | undefined
}

/** The key format of Standard Webhooks: 24 to 64 bytes in base64 after a prefix. */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/

/**
 * The address and the key from the environment of this command; undefined if there is no address. They are never in the store. A problem
 * is a sentence, and holds nothing of either: the address of a chat is a secret as well.
 */
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
