import { failure, type MixId, type Release, type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { MixProblem } from '../mixes/mixProblems'
import { findMix } from '../mixes/readMixes'
import type { ChannelProblem } from '../channelProblems'
import { composeRelease } from '../composeRelease'
import { readRelease } from '../readRelease'

/**
 * The builds that a tab had: those of its release, with the remotes of the mix that it had opened. A tab of a mix keeps the host
 * of its page's release, which may be newer than the one that the mix was made with.
 */
export async function reproduce(
  store: Store,
  release: Release,
  mixId: MixId,
): Promise<Result<Release, MixProblem | ChannelProblem>> {
  const mix = await findMix(store, mixId)
  if (!mix.ok) return mix
  const mixed = await readRelease(store, mix.value.release)
  if (!mixed) return failure({ kind: 'releaseUnknown', release: mix.value.release })
  const { createdAt, author, remotes, previous, earlier } = mixed
  return success(
    composeRelease({
      parent: release.id,
      createdAt,
      author,
      reason: `Mix: ${mix.value.name}`,
      host: release.host,
      ...(release.hostBefore ? { hostBefore: release.hostBefore } : {}),
      remotes,
      ...(previous ? { previous } : {}),
      ...(earlier ? { earlier } : {}),
    }),
  )
}
