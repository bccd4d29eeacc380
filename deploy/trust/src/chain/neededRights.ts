import { canonicalJson, type ReleaseId } from '@crossbook/contract'
import type { ChannelRevision, ChannelRight } from '@crossbook/store'

/**
 * What a revision's maker must be allowed to do, which follows from the revision and the one before it. Whether a release is
 * new on the channel or was shown before is asked of `wasShown` only if it matters; undefined: it does, and nobody knows.
 */
export function neededRights(
  last: ChannelRevision | undefined,
  revision: ChannelRevision,
  may: readonly ChannelRight[],
  wasShown: ((release: ReleaseId) => boolean) | undefined,
): readonly ChannelRight[] | undefined {
  const changesSettings = json(last?.settings) !== json(revision.settings)
  // Who gives a channel its first keys needs no right that nobody could have given him.
  const isFirst = last?.settings?.keys === undefined
  if (isFirst) return ['settings']
  const isRollout = json(last.rollout) !== json(revision.rollout)
  if (last.release === revision.release && !isRollout) return ['settings']
  const moving =
    last.release === revision.release
      ? rolloutRight(revision, may)
      : movingRight(revision.release, may, wasShown)
  if (moving === undefined) return undefined
  return changesSettings ? ['settings', moving] : [moving]
}

function movingRight(
  release: ReleaseId,
  may: readonly ChannelRight[],
  wasShown: ((release: ReleaseId) => boolean) | undefined,
): ChannelRight | undefined {
  if (may.includes('promote') && may.includes('rollback')) return 'promote'
  if (!wasShown) return undefined
  return wasShown(release) ? 'rollback' : 'promote'
}

/** A rollout brings a release to visitors; ending it without one takes it back. */
function rolloutRight({ rollout }: ChannelRevision, may: readonly ChannelRight[]): ChannelRight {
  return rollout || may.includes('promote') ? 'promote' : 'rollback'
}

function json(part: ChannelRevision['settings'] | ChannelRevision['rollout']) {
  return canonicalJson(part ?? null)
}
