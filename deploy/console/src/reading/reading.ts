import type { AppName, AppVersion, ChannelName, ReleaseId } from '@crossbook/contract'
import {
  hasPassed,
  historyEntries,
  type HistoryEntry,
  readableRelease,
  readBuild,
  readMark,
  readVerification,
  setOfBuilds,
  UnreadableBuild,
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

/** A channel as it was after a revision. */
export interface ChannelMoment {
  channel: ChannelName
  last: number
}

/** Revisions of a channel that are looked through for who brought what it shows. */
const WINDOW = 150

/** What every view reads from: the store, what has been remembered of it, and the reports. */
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
  build: (build: BuildName) => ReturnType<typeof readBuild>
  /** What the team allowed each route of a build, where its commit is at hand. */
  budgets: (build: BuildName) => Promise<Budgets>
}

/** What a console is opened over. */
export interface ReadingOptions extends Pick<Reading, 'store' | 'reports' | 'now'> {
  /** Text of an application's `budgets.json` at a commit; undefined where that is not at hand. Left out: nowhere. */
  budgetsAt?: BudgetsAt | undefined
}

/** Opens what the views read from. */
export function openReading({ store, reports, now, budgetsAt }: ReadingOptions): Reading {
  const nameOf = ({ app, version }: BuildName) => `${app}@${version}`
  const histories = createHistories(store)
  const build = remembered(({ app, version }: BuildName) => readableBuild(store, app, version), { nameOf })
  return {
    store,
    reports,
    now,
    histories,
    recent: remembered(({ channel, last }: ChannelMoment) => recentEntries(store, histories, channel, last), {
      nameOf: ({ channel, last }) => `${channel}@${last}`,
      most: 50,
    }),
    release: remembered((id: ReleaseId) => readableRelease(store, id)),
    build,
    budgets: remembered(
      async (named: BuildName) => {
        const commit = (await build(named))?.commit
        return parseBudgets(commit ? await budgetsAt?.(named.app, commit) : undefined)
      },
      { nameOf },
    ),
  }
}

async function recentEntries(store: Store, histories: Histories, channel: ChannelName, last: number) {
  const known = await histories.from(channel, last - WINDOW)
  const revisions = known.filter(({ revision }) => revision <= last)
  // The oldest of a window says only what was there before the others, unless it is the channel's first.
  const first = revisions[0]?.revision === 1 ? 0 : 1
  return (await historyEntries(store, revisions, revisions.length - first)).toReversed()
}

async function readableBuild(store: Store, app: AppName, version: AppVersion) {
  try {
    return await readBuild(store, app, version)
  } catch (error) {
    if (error instanceof UnreadableBuild) return undefined
    throw error
  }
}

/** Every channel with its last revision, by name; what is wrong with the others in words. */
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
        problems.push(`Channel ${channel} is left out: ${error.message}`)
        return []
      }
    }),
  )
  return { channels: found.flat(), problems }
}

/** What `verify` found of the builds of a release; undefined where nobody has looked. */
export async function verificationOf({ store, release }: Reading, id: ReleaseId) {
  const document = await release(id)
  if (!document) return undefined
  const found = await readVerification(store, setOfBuilds(document))
  return found.ok ? found.value : undefined
}

/** The same in a word. */
export async function verifiedWord(reading: Reading, id: ReleaseId): Promise<'passed' | 'failed' | null> {
  const verification = await verificationOf(reading, id)
  return verification ? (hasPassed(verification) ? 'passed' : 'failed') : null
}

/** What somebody marked builds as bad for, by `app@version`; asked once for each, however many channels show it. */
export async function badWords({ store }: Pick<Reading, 'store'>, builds: readonly BuildName[]) {
  const names = new Map(builds.map((build) => [`${build.app}@${build.version}`, build]))
  const found = await Promise.all(
    [...names].map(async ([name, { app, version }]) => {
      const mark = await readMark(store, app, version)
      return mark ? [[name, mark.bad] as const] : []
    }),
  )
  return new Map(found.flat())
}
