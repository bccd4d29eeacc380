import {
  type ChannelName,
  failure,
  markupProblems,
  type ReleaseId,
  type Result,
  success,
} from '@crossbook/contract'
import { type ChannelRevision, type ChannelSettings, DEFAULT_SETTINGS, type Store } from '@crossbook/store'
import type { ChannelProblem } from './channelProblems'
import { MOST_TRIES } from './promoteBuilds'
import { readRelease, UnreadableRelease } from './readRelease'
import { type ReleaseProblem, storedProblems } from './releaseProblems'

/** Who moves a channel, when and why. */
export interface Occasion {
  author: string
  reason: string
  now(): Date
}

/**
 * Moves a channel back to a release that it showed: the one named, or the one that the present release replaced. The revision is
 * appended to the history like any other. What was shown once fits together, so only its files are looked at, and whether
 * this checkout can write pages for its host.
 */
export async function rollBack(
  store: Store,
  channel: ChannelName,
  to: ReleaseId | undefined,
  occasion: Occasion,
): Promise<Result<ChannelRevision, readonly (ChannelProblem | ReleaseProblem)[]>> {
  const history = await store.readHistory(channel)
  const last = history.at(-1)
  if (!last) return failure([{ kind: 'channelEmpty', channel }])
  const target = to ?? (await releaseBefore(store, history))
  if (!target) return failure([{ kind: 'nothingBefore', channel, release: last.release }])
  if (!history.some(({ release }) => release === target))
    return failure([{ kind: 'neverShown', channel, release: target }])
  if (target === last.release) return failure([{ kind: 'shownAlready', channel, release: target }])

  const release = await readRelease(store, target)
  if (!release) return failure([{ kind: 'releaseUnknown', release: target }])
  const problems = [...markupProblems(release.host), ...(await storedProblems(store, release))]
  if (problems.length > 0) return failure(asPruned(target, problems))
  return append(store, channel, last, { release: target, ...occasion })
}

/**
 * Gives a channel other settings, as a revision that shows the same release. `change` is applied to what they are by then, again
 * after each revision of others that came first; its own problem ends it.
 */
export async function changeSettings<ChangeProblem>(
  store: Store,
  channel: ChannelName,
  change: (settings: ChannelSettings) => Result<ChannelSettings, ChangeProblem>,
  occasion: Occasion,
): Promise<Result<ChannelRevision, readonly (ChannelProblem | ChangeProblem)[]>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = await store.readPointer(channel)
    if (!last) return failure([{ kind: 'channelEmpty', channel }])
    const changed = change(last.settings ?? DEFAULT_SETTINGS)
    if (!changed.ok) return failure([changed.problem])
    const settings = changed.value
    const moved = await append(store, channel, last, { release: last.release, settings, ...occasion })
    if (moved.ok) return moved
  }
  return failure([{ kind: 'overtakenOften', channel, tries: MOST_TRIES }])
}

/** What is wrong with the builds of a release that was whole once: what is not in the store any more has been pruned. */
export function asPruned(release: ReleaseId, problems: readonly ReleaseProblem[]) {
  return problems.map((problem): ChannelProblem | ReleaseProblem =>
    problem.kind === 'notPublished'
      ? { kind: 'buildPruned', release, app: problem.app, version: problem.version }
      : problem,
  )
}

/** The release that the present one was made from; for one that cannot be read, the last other one of the history. */
async function releaseBefore(
  store: Store,
  history: readonly ChannelRevision[],
): Promise<ReleaseId | undefined> {
  const present = history.at(-1)?.release
  if (present === undefined) return undefined
  const document = await readRelease(store, present).catch((error: unknown) => {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  })
  // Not simply the last other one: after a rollback that would be the release that was taken back.
  if (document) return document.parent ?? undefined
  return history.findLast(({ release }) => release !== present)?.release
}

async function append(
  store: Store,
  channel: ChannelName,
  last: ChannelRevision,
  {
    release,
    author,
    reason,
    now,
    settings = last.settings,
  }: Occasion & Pick<ChannelRevision, 'release' | 'settings'>,
): Promise<Result<ChannelRevision, readonly ChannelProblem[]>> {
  const revision: ChannelRevision = {
    revision: last.revision + 1,
    release,
    at: now().toISOString(),
    author,
    reason,
    ...(settings ? { settings } : {}),
  }
  if ((await store.movePointer(channel, revision)) === 'moved') return success(revision)
  return failure([{ kind: 'overtaken', channel, by: await store.readPointer(channel) }])
}
