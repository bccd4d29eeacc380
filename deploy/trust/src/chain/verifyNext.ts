import type { ChannelName } from '@crossbook/contract'
import type { ChannelKey, ChannelRevision } from '@crossbook/store'
import { keyOf, lapseOf, laterOf } from '../keys/keyLapse'
import { isGranted, neededRights, type ShownBefore } from './neededRights'
import { isRevisionSignedBy, revisionHash } from '../signatures'
import { moveText, revisionProblem } from './revisionMessages'

/** A channel as far as it has been verified. */
export interface Verified {
  last: ChannelRevision
  /** `revisionHash` of the last one. */
  hash: string
}

/**
 * Verifies a revision that follows `verified` (undefined: there is none yet), or throws a TrustProblem. The keys in the settings of the
 * previous revision count. A channel's first keys are signed with one of themselves. Returns 'historyNeeded' when the decision depends on
 * what the channel has shown, and `shown` is undefined. With `mayLeaveOut`, revisions between the two may be damaged or gone.
 */
export function verifyNext(
  channel: ChannelName,
  verified: Verified | undefined,
  revision: ChannelRevision,
  shown: ShownBefore | undefined,
  mayLeaveOut = false,
): Verified | 'historyNeeded' {
  const last = verified?.last
  const refuse = (why: string) => revisionProblem(channel, revision.revision, why)
  const [before, after] = [last?.settings?.keys, revision.settings?.keys]
  const keys = before ?? after
  const number = (last?.revision ?? 0) + 1
  const isAfterGap = mayLeaveOut && revision.revision > number
  if (revision.revision !== number && !isAfterGap)
    throw refuse(`does not follow revision ${last?.revision ?? 0}: those between are gone or damaged`)
  const isLinked = isAfterGap || revision.before === verified?.hash
  if (!isLinked && (keys || revision.before !== undefined))
    throw refuse('names another revision before it than the store has, so that one of the two was rewritten')

  if (keys) {
    if (!after) throw refuse('takes all keys off the channel')
    const key = signingKey(channel, keys, revision, last)
    const needed = neededRights(last, revision, key.may, shown)
    if (needed === 'historyNeeded') return needed
    const lacking = needed.find(({ anyOf, app }) => !anyOf.some((right) => isGranted(key.may, right, app)))
    if (lacking) throw refuse(`is signed by ${key.name}, whose key may not ${moveText(lacking)} there`)
    if (
      !after.some(
        (one) => one.may.includes('settings') && !lapseOf(one, laterOf(revision.at, last?.at ?? '')),
      )
    )
      throw refuse('leaves no key that could change its settings')
  }
  return { last: revision, hash: revisionHash(revision) }
}

/** Returns the key that signed a revision. Refuses an unknown key, a signature that does not match, and a key that is not in force. */
function signingKey(
  channel: ChannelName,
  keys: readonly ChannelKey[],
  revision: ChannelRevision,
  last: ChannelRevision | undefined,
) {
  const refuse = (why: string) => revisionProblem(channel, revision.revision, why)
  const { signature } = revision
  if (!signature) throw refuse('is not signed, and the channel wants signatures')
  const key = keyOf(keys, signature.keyid)
  if (!key) throw refuse(`is signed with ${signature.keyid}, a key that the channel does not know`)
  if (!isRevisionSignedBy(key.key, channel, revision))
    throw refuse(`was not written so by ${key.name}: the signature does not match the content`)
  // A revision with an earlier time still counts as made after its predecessor.
  const lapse = lapseOf(key, laterOf(revision.at, last?.at ?? ''))
  if (lapse) throw refuse(`is signed by ${key.name}, whose key is ${lapse.kind} since ${lapse.since}`)
  return key
}
