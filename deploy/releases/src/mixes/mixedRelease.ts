import {
  chosenHost,
  type FitProblem,
  failure,
  type Mix,
  type MixId,
  type Release,
  type Result,
  success,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import type { MixProblem } from '../checks/mixProblems'
import { composeRelease } from '../compose/composeRelease'
import { usableFallbacks } from '../compose/fallbacks'
import { readRelease } from '../history/readRelease'
import { beyondRanges, fitProblems } from '../checks/releaseProblems'
import { findMix } from './readMixes'

/** The release of a tab with an open mix. */
export interface MixedRelease {
  release: Release
  /** Why a mix that follows its channel shows its original versions instead; empty when it fits. */
  misfits: readonly FitProblem[]
}

/**
 * A release with the builds of a mix, by the same rule as in browsers. A mix that follows its channel takes all other applications
 * from the release, and uses its own versions of them where the two do not fit. Where the mix names no host, it uses the release's
 * host, which may be newer than the mix. Fallback builds that have since been marked as bad are left out.
 */
export async function mixedRelease(
  store: Store,
  release: Release,
  mix: Mix,
): Promise<Result<MixedRelease, ChannelProblem>> {
  const made = await readRelease(store, mix.release)
  if (!made) return failure({ kind: 'releaseUnknown', release: mix.release })
  const { createdAt, author, remotes, previous, earlier } = made
  const hasHost = chosenHost(mix) !== undefined
  const { host, hostBefore } = hasHost ? made : release
  const asMade = { remotes, ...(previous ? { previous } : {}), ...(earlier ? { earlier } : {}) }
  const following = mix.follows ? withChosen(release, made, mix) : asMade
  const found = fitProblems({ host, remotes: following.remotes })
  const misfits = mix.beyondRanges ? beyondRanges(found) : found
  const shown = misfits.length > 0 ? asMade : following
  const content = {
    parent: release.id,
    createdAt,
    author,
    reason: `Mix: ${mix.name}`,
    host,
    remotes: shown.remotes,
    ...(await usableFallbacks(store, host, shown)),
    ...(hostBefore ? { hostBefore } : {}),
  }
  return success({ release: composeRelease(content), misfits })
}

/** Returns the remotes and fallback builds of the release, but takes those of the mix's replaced applications from `made`. */
function withChosen(release: Release, made: Release, { replaced }: Mix) {
  const isChosen = (name: string) => replaced.some(({ app }) => app === name)
  const joined = <Value>(
    kept: Readonly<Record<string, Value>> = {},
    own: Readonly<Record<string, Value>> = {},
  ) =>
    Object.fromEntries([
      ...Object.entries(kept).filter(([name]) => !isChosen(name)),
      ...Object.entries(own).filter(([name]) => isChosen(name)),
    ])
  return {
    remotes: [
      ...release.remotes.filter(({ name }) => !isChosen(name)),
      ...made.remotes.filter(({ name }) => isChosen(name)),
    ],
    previous: joined(release.previous, made.previous),
    earlier: joined(release.earlier, made.earlier),
  }
}

/** The builds that a tab had: those of its release, with the remotes of the mix that it had opened. */
export async function reproduce(
  store: Store,
  release: Release,
  id: MixId,
): Promise<Result<Release, MixProblem | ChannelProblem>> {
  const mix = await findMix(store, id)
  if (!mix.ok) return mix
  const mixed = await mixedRelease(store, release, mix.value)
  return mixed.ok ? success(mixed.value.release) : mixed
}
