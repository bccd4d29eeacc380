import type { AppName, AppVersion, ChannelName, ReleaseId } from '@crossbook/contract'
import {
  hasPassed,
  historyEntries,
  type HistoryEntry,
  readableBuild,
  readableRelease,
  readMark,
  readVerification,
  setOfBuilds,
} from '@crossbook/releases'
import type { Reports } from '@crossbook/reports'
import { type ChannelRevision, type Store, StoreProblem } from '@crossbook/store'
import { type Budgets, type BudgetsAt, parseBudgets } from './budgets'
import { createHistories, type Histories } from './histories'
import { remembered } from './remembered'

/** A build by its name and version. */
export interface BuildName {
  app: AppName
  version: AppVersion
}

/** The state of a channel after a revision. */
export interface ChannelMoment {
  channel: ChannelName
  last: number
}

/** Number of a channel's revisions that are searched for the author of each shown build. */
const WINDOW = 150

/** Sources of every view: the store, cached parts of it, and the reports. */
export interface Reading {
  store: Store
  histories: Histories
  /** The last entries of a channel's history, newest first. */
  recent: (moment: ChannelMoment) => Promise<readonly HistoryEntry[]>
  /** Undefined while nothing has been collected on this machine. */
  reports(): Promise<Pick<Reports, 'client'> | undefined>
  now(): Date
  /** A release; undefined when it is pruned or unreadable. */
  release: (id: ReleaseId) => ReturnType<typeof readableRelease>
  /** A build's own description; undefined when it is gone or unreadable. */
  build: (build: BuildName) => ReturnType<typeof readableBuild>
  /** The script budget of each route of a build, where the checkout has its commit. */
  budgets: (build: BuildName) => Promise<Budgets>
}

/** Options for reading a store. */
export interface ReadingOptions extends Pick<Reading, 'store' | 'reports' | 'now'> {
  /** Returns the text of an application's `budgets.json` at a commit; undefined when it is not available. Default: never available. */
  budgetsAt?: BudgetsAt | undefined
}

/** Opens the sources of the views. */
export function openReading({ store, reports, now, budgetsAt }: ReadingOptions): Reading {
  const nameOf = ({ app, version }: BuildName) => `${app}@${version}`
  const histories = createHistories(store)
  const build = remembered(({ app, version }: BuildName) => readableBuild(store, app, version), { nameOf })
  return {
    store,
    reports,
    now,
    histories,
    recent: remembered(({ channel, last }: ChannelMoment) => recentEntries(histories, channel, last), {
      nameOf: ({ channel, last }) => `${channel}@${last}`,
      most: 50,
    }),
    release: remembered((id: ReleaseId) => readableRelease(store, id)),
    build,
    budgets: remembered(
      async (name: BuildName) => {
        const commit = (await build(name))?.commit
        return parseBudgets(commit ? await budgetsAt?.(name.app, commit) : undefined)
      },
      { nameOf },
    ),
  }
}

async function recentEntries(histories: Histories, channel: ChannelName, last: number) {
  const known = await histories.from(channel, last - WINDOW)
  const revisions = known.filter(({ revision }) => revision <= last)
  // The oldest revision of a window only serves to compare the next one with, unless it is the channel's first.
  const first = revisions[0]?.revision === 1 ? 0 : 1
  return historyEntries(revisions, revisions.length - first).toReversed()
}

/** Every channel with its last revision, sorted by name, and a message for each channel that cannot be read. */
export async function channelsNow({ store }: Pick<Reading, 'store'>) {
  const problems: string[] = []
  const names = (await store.listChannels()).toSorted()
  const found = await Promise.all(
    names.map(async (channel): Promise<{ channel: ChannelName; last: ChannelRevision }[]> => {
      try {
        const last = await store.readPointer(channel)
        return last ? [{ channel, last }] : []
      } catch (error) {
        if (!(error instanceof StoreProblem)) throw error
        problems.push(`Channel ${channel} was skipped: ${error.message}`)
        return []
      }
    }),
  )
  return { channels: found.flat(), problems }
}

/** Reads the verification of a release's builds; undefined where there is none. */
export async function verificationOf({ store, release }: Reading, id: ReleaseId) {
  const document = await release(id)
  if (!document) return undefined
  const found = await readVerification(store, setOfBuilds(document))
  return found.ok ? found.value : undefined
}

/** Whether the verification of a release passed; null where there is none. */
export async function verificationState(
  reading: Reading,
  id: ReleaseId,
): Promise<'passed' | 'failed' | null> {
  const verification = await verificationOf(reading, id)
  return verification ? (hasPassed(verification) ? 'passed' : 'failed') : null
}

/** Why builds are marked as bad, by `app@version`. Reads each mark once, however many channels show the build. */
export async function badReasons({ store }: Pick<Reading, 'store'>, builds: readonly BuildName[]) {
  const names = new Map(builds.map((build) => [`${build.app}@${build.version}`, build]))
  const found = await Promise.all(
    [...names].map(async ([name, { app, version }]) => {
      const mark = await readMark(store, app, version)
      return mark ? [[name, mark.bad] as const] : []
    }),
  )
  return new Map(found.flat())
}
