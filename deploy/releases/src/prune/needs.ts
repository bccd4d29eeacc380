import {
  type AppName,
  type AppVersion,
  failure,
  isOpen,
  type Release,
  type ReleaseId,
  type Result,
  success,
} from '@crossbook/contract'
import type { ChannelMove, PageSet, Store } from '@crossbook/store'
import { MIX_WORDS } from '../mixes/mixProblems'
import { readMixes } from '../mixes/readMixes'
import { readRelease, UnreadableRelease } from '../readRelease'
import type { PruneProblem } from './pruneProblems'

/** Why something stays in the store; of several reasons the first counts. */
export type Reason = 'history' | 'mix' | 'young'

/** How much of the past is kept. */
export interface Keeping {
  /** Last moves of each channel that can be taken back. */
  moves: number
  /** What is younger stays, and so does what was shown since then: tabs of that time may be open. */
  youngSince: Date
  now: Date
}

/** Everything in the store that something needs, and why. */
export interface Needs {
  releases: ReadonlyMap<ReleaseId, Reason>
  /** By `app@version`. */
  builds: ReadonlyMap<string, Reason>
  pages: ReadonlyMap<PageSet, Reason>
}

/** What the store's channels, mixes and young releases need; a problem when one of them cannot be read. */
export async function readNeeds(store: Store, keeping: Keeping): Promise<Result<Needs, PruneProblem>> {
  const releases = new Map<ReleaseId, Reason>()
  const pages = new Map<PageSet, Reason>()
  const need = (id: ReleaseId, reason: Reason) => void (releases.has(id) || releases.set(id, reason))

  const channels = await store.listChannels()
  for (const channel of channels) {
    for (const id of recentReleases(await store.readHistory(channel), keeping)) need(id, 'history')
    const shown = await store.shownPages(channel)
    if (shown) pages.set(shown, 'history')
  }
  for (const channel of channels) {
    const { mixes, problems } = await readMixes(store, channel)
    for (const problem of problems)
      if (problem.kind === 'mixUnreadable')
        return failure({
          kind: 'needUnknown',
          what: `mix ${problem.id}`,
          detail: MIX_WORDS.mixUnreadable(problem),
        })
    for (const mix of mixes.filter((one) => isOpen(one, keeping.now)))
      for (const id of [mix.release, mix.base]) need(id, 'mix')
  }
  for (const { id, at } of await store.listReleases()) if (at >= keeping.youngSince) need(id, 'young')

  const builds = await neededBuilds(store, releases)
  return builds.ok ? success({ releases, builds: builds.value, pages }) : builds
}

/** What can be taken back, and what tabs may still show. */
function recentReleases(history: readonly ChannelMove[], { moves, youngSince }: Keeping) {
  const first = Math.max(0, history.length - Math.max(1, moves))
  return history
    .filter((_move, index) => {
      const next = history[index + 1]
      return index >= first || (next !== undefined && new Date(next.at) >= youngSince)
    })
    .map(({ release }) => release)
}

async function neededBuilds(
  store: Store,
  releases: ReadonlyMap<ReleaseId, Reason>,
): Promise<Result<Map<string, Reason>, PruneProblem>> {
  const builds = new Map<string, Reason>()
  for (const reason of ['history', 'mix', 'young'] as const)
    for (const [id, why] of releases) {
      if (why !== reason) continue
      const release = await readOrProblem(store, id)
      if (!release.ok) return release
      for (const name of release.value ? buildsOf(release.value) : [])
        if (!builds.has(name)) builds.set(name, reason)
    }
  return success(builds)
}

async function readOrProblem(
  store: Store,
  id: ReleaseId,
): Promise<Result<Release | undefined, PruneProblem>> {
  try {
    return success(await readRelease(store, id))
  } catch (error) {
    if (!(error instanceof UnreadableRelease)) throw error
    return failure({ kind: 'needUnknown', what: `release ${id}`, detail: error.message })
  }
}

/** Also the builds that pages of the release fall back on. */
function buildsOf({ host, remotes, previous = {} }: Release) {
  return [
    ...[host, ...remotes].map(({ name, version }) => buildName(name, version)),
    ...Object.entries(previous).flatMap(([name, build]) =>
      build ? [buildName(name as AppName, build.version)] : [],
    ),
  ]
}

/** One build's name in these lists. */
export function buildName(app: AppName, version: AppVersion) {
  return `${app}@${version}`
}
