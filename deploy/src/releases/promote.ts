import type { Release, SiteConfig } from '@crossbook/contract'
import { failure, success, type Result } from '../result'
import { writePages } from '../shells/writePages'
import type { ChannelMove, ChannelName } from '../store/channel'
import type { Store } from '../store/store'
import { canonicalJson } from './canonicalJson'
import { releaseProblems, type ReleaseProblem } from './releaseProblems'

/** A release on its way to a channel. */
export interface Promotion {
  channel: ChannelName
  release: Release
  /** The channel's revision that the release was composed from; 0 for a channel without one. */
  after: number
  /** Environment whose page shells are made ready before the channel shows the release. */
  config: SiteConfig
}

/** Why a promotion did not happen: the builds do not fit, or another promotion came first. */
export type PromotionProblem =
  | { kind: 'refused'; problems: readonly ReleaseProblem[] }
  | { kind: 'overtaken'; by: ChannelMove | undefined }

/** Checks a release, writes it and its page shells, and only then moves the channel to it. */
export async function promote(
  store: Store,
  { channel, release, after, config }: Promotion,
): Promise<Result<ChannelMove, PromotionProblem>> {
  const problems = await releaseProblems(store, release)
  if (problems.length > 0) return failure({ kind: 'refused', problems })

  await store.putRelease(release.id, canonicalJson(release))
  await writePages(store, release, config)
  const move: ChannelMove = {
    revision: after + 1,
    release: release.id,
    at: release.createdAt,
    author: release.author,
    reason: release.reason,
  }
  const moved = await store.movePointer(channel, move)
  if (moved === 'conflict') return failure({ kind: 'overtaken', by: await store.readPointer(channel) })
  return success(move)
}
