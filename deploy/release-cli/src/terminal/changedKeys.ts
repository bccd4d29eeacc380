import { failure, type Result, success } from '@crossbook/contract'
import type { ChannelKey } from '@crossbook/store'
import { keyId, lapseOf } from '@crossbook/trust'
import type { KeyGrant } from './keyOptions'

/** Changes to a channel's keys. */
export interface KeysChange {
  trust?: readonly KeyGrant[]
  allow?: readonly KeyGrant[]
  team?: readonly KeyGrant[]
  /** ISO 8601; for the keys that are trusted or allowed by the same command. */
  expires?: string
  /** Name or id of a key. */
  revoke?: string
  /** ISO 8601. */
  since?: string
}

/** Whether anything about keys is to change. */
export function isKeysChange({ trust, allow, team, expires, revoke, since }: KeysChange) {
  return [trust, allow, team, expires, revoke, since].some((value) => value !== undefined)
}

/**
 * Returns the keys after a change; the problem is a sentence without its full stop. `trust` and `team` add to a key's rights, `allow`
 * replaces them. A revoked key remains, so that everybody can see when it was revoked.
 */
export function changedKeys(
  present: readonly ChannelKey[] = [],
  change: KeysChange,
  now: Date,
): Result<readonly ChannelKey[], string> {
  const { trust = [], allow = [], team = [], expires, revoke, since } = change
  const grants = [...trust, ...allow, ...team]
  if (expires !== undefined && grants.length === 0)
    return failure(
      '--expires applies to the keys of the same command: add them with --trust, --allow or --team',
    )
  if (since !== undefined && revoke === undefined)
    return failure('--since is the time of a revocation: name the key with --revoke')

  const keys = new Map(present.map((key) => [keyId(key.key), key]))
  for (const { name, key, builds, may, mayAlso = [] } of grants) {
    const id = keyId(key)
    const known = keys.get(id)
    if (known && known.name !== name)
      return failure(`${id} is the key of ${known.name} on this channel, not of ${name}`)
    if (known?.revokedAt !== undefined)
      return failure(`The key ${id} of ${name} is revoked; make a new one with release key make`)
    if (!known && [...keys.values()].some((other) => other.name === name))
      return failure(`There is another key called ${name} on this channel; give the new one another name`)
    keys.set(id, {
      ...(known ?? { name, key, builds: [], may: [] }),
      ...(builds ? { builds: [...new Set([...(known?.builds ?? []), ...builds])].sort() } : {}),
      may: [...new Set([...(may ?? known?.may ?? []), ...mayAlso])],
      ...(expires === undefined ? {} : { expiresAt: expires }),
    })
  }
  if (revoke !== undefined) {
    const found = [...keys].find(([id, { name }]) => id === revoke || name === revoke)
    if (!found) return failure(`The channel knows no key ${revoke}`)
    const [id, key] = found
    keys.set(id, { ...key, revokedAt: since ?? now.toISOString() })
  }
  const after = [...keys.values()]
  const canGoOn = after.some((key) => key.may.includes('settings') && !lapseOf(key, now.toISOString()))
  if (after.length > 0 && !canGoOn)
    return failure(
      'After this, no key could change the settings of this channel; allow one with --allow settings=<public key>',
    )
  return success(after)
}
