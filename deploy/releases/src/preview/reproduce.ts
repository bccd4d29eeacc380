import { type MixId, type Release, type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { mixedRelease } from '../mixes/mixedRelease'
import type { MixProblem } from '../checks/mixProblems'
import { findMix } from '../mixes/readMixes'
import type { ChannelProblem } from '../checks/channelProblems'

/** The builds that a tab had: those of its release, with the remotes of the mix that it had opened. */
export async function reproduce(
  store: Store,
  release: Release,
  mixId: MixId,
): Promise<Result<Release, MixProblem | ChannelProblem>> {
  const mix = await findMix(store, mixId)
  if (!mix.ok) return mix
  const mixed = await mixedRelease(store, release, mix.value)
  return mixed.ok ? success(mixed.value.release) : mixed
}
