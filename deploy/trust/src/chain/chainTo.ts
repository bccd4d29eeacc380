import type { ChannelRevision } from '@crossbook/store'
import { revisionHash } from './revisionContent'

/**
 * Whether these are all revisions from `first` to the one with the hash `end`, each named by the one after it. Then whoever believes the
 * last believes all of them, without a look at what came before: a hash names one content.
 */
export function isChainTo(revisions: readonly ChannelRevision[], first: number, end: string) {
  let wanted: string | undefined = end
  for (const revision of revisions.toReversed()) {
    if (wanted === undefined || revisionHash(revision) !== wanted) return false
    wanted = revision.before
  }
  return revisions.every(({ revision }, index) => revision === first + index)
}
