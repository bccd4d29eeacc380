import type { ChannelName } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { revisionProblem } from './revisionMessages'

/** Throws a TrustProblem when a channel's first keys are not among those that this reader requires; undefined: any. */
export function verifyFirstKeys(
  channel: ChannelName,
  revision: ChannelRevision,
  firstKeys: readonly string[] | undefined,
) {
  if (!firstKeys || !revision.settings?.keys || firstKeys.includes(revision.signature?.keyid ?? '')) return
  throw revisionProblem(
    channel,
    revision.revision,
    'gives it its first keys and is signed by none of those in CROSSBOOK_FIRST_KEYS',
  )
}

/** Throws a TrustProblem for a channel without keys, if this reader requires certain first keys. */
export function verifyHasKeys(
  channel: ChannelName,
  last: ChannelRevision,
  firstKeys: readonly string[] | undefined,
) {
  if (!firstKeys || last.settings?.keys) return
  throw revisionProblem(
    channel,
    last.revision,
    'shows a channel that trusts everybody, and CROSSBOOK_FIRST_KEYS says that it has keys',
  )
}
