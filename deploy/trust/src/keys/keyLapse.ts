import type { ChannelKey } from '@crossbook/store'
import { keyId } from './publicKey'

/** Why a key counts for nothing at an instant. */
export type KeyLapse = { kind: 'revoked'; since: string } | { kind: 'expired'; since: string }

/** Why a key that a channel knows signs nothing at this instant (ISO 8601); undefined while it is in force. */
export function lapseOf({ revokedAt, expiresAt }: ChannelKey, instant: string): KeyLapse | undefined {
  if (revokedAt !== undefined && isFrom(revokedAt, instant)) return { kind: 'revoked', since: revokedAt }
  if (expiresAt !== undefined && isFrom(expiresAt, instant)) return { kind: 'expired', since: expiresAt }
  return undefined
}

/** The key of this id among those that a channel knows. */
export function keyOf(keys: readonly ChannelKey[], id: string) {
  return keys.find(({ key }) => keyId(key) === id)
}

/** The later of two instants; both are ISO 8601, perhaps written with different precision. */
export function laterOf(a: string, b: string) {
  return Date.parse(a) < Date.parse(b) ? b : a
}

function isFrom(start: string, instant: string) {
  return Date.parse(instant) >= Date.parse(start)
}
