import {
  chosenHost,
  type FitProblem,
  failure,
  type Mix,
  type Release,
  type Result,
  success,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import type { ChannelProblem } from '../checks/channelProblems'
import { composeRelease } from '../compose/composeRelease'
import { stillStanding } from '../compose/fallbacks'
import { readRelease } from '../history/readRelease'
import { fitProblems } from '../checks/releaseProblems'

/** What a tab shows that has opened a mix on a page of a release. */
export interface MixedRelease {
  release: Release
  /** Why a mix that follows its channel is shown as it was made instead; empty when it fits. */
  misfits: readonly FitProblem[]
}

/**
 * A release with the builds of a mix, by the rule that browsers have: one that follows takes from the release what it does not
 * replace, and shows all as it was made where that does not fit. Where the mix names no host it is the release's, which may be
 * newer than the mix. Of the builds that it falls back on, those are left that help: none that somebody has marked since.
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
  const misfits = fitProblems({ host, remotes: following.remotes })
  const shown = misfits.length > 0 ? asMade : following
  const content = {
    parent: release.id,
    createdAt,
    author,
    reason: `Mix: ${mix.name}`,
    host,
    remotes: shown.remotes,
    ...(await stillStanding(store, host, shown)),
    ...(hostBefore ? { hostBefore } : {}),
  }
  return success({ release: composeRelease(content), misfits })
}

/** The remotes that the mix was made for, with what they fall back on, among those of the release. */
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
