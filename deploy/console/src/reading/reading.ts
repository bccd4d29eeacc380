import type { AppName, AppVersion, BuiltApp, ChannelName, ReleaseId } from '@crossbook/contract'
import {
  historyEntries,
  readableBuild,
  readableRelease,
  readMark,
  readVerification,
  setOfBuilds,
} from '@crossbook/releases'
import type { Reports } from '@crossbook/reports'
import { type ChannelRevision, type Store, StoreProblem } from '@crossbook/store'
import * as v from 'valibot'

/** A build by its name and version. */
export interface BuildName {
  app: AppName
  version: AppVersion
}

function nameOf({ app, version }: BuildName) {
  return `${app}@${version}`
}

/** A figure of each screen, by its path. */
type ScreenFigures = ReadonlyMap<string, number>

/** Number of a channel's revisions that are searched for the author of each shown build. */
const WINDOW = 150

/** What the sources of the views are opened from. */
export interface ReadingOptions {
  store: Store
  /** Undefined while nothing has been collected on this machine. */
  reports(): Promise<Pick<Reports, 'client'> | undefined>
  now(): Date
  /** Returns the text of an application's `budgets.json` at a commit; undefined when it is not available. Default: never available. */
  budgetsAt?: ((app: AppName, commit: string) => Promise<string | undefined>) | undefined
}

/** Sources of every view: the store, cached parts of it, and the reports. */
export type Reading = ReturnType<typeof openReading>

/** Opens the sources of the views. */
export function openReading({ store, reports, now, budgetsAt }: ReadingOptions) {
  const histories = createHistories(store)
  const build = remembered(({ app, version }: BuildName) => readableBuild(store, app, version), { nameOf })
  return {
    ...{ store, reports, now, histories },
    /** The last entries of a channel's history, newest first. */
    recent: remembered(
      ({ channel, last }: { channel: ChannelName; last: number }) => recentEntries(histories, channel, last),
      { nameOf: ({ channel, last }) => `${channel}@${last}`, most: 50 },
    ),
    /** A release; undefined when it is pruned or unreadable. */
    release: remembered((id: ReleaseId) => readableRelease(store, id)),
    /** A build's own description; undefined when it is gone or unreadable. */
    build,
    /** The kilobytes of script, compressed, that a first visit to each route of a build may need, where the checkout has its commit. */
    budgets: remembered(
      async (name: BuildName) => {
        const commit = (await build(name))?.commit
        return parseBudgets(commit ? await budgetsAt?.(name.app, commit) : undefined)
      },
      { nameOf },
    ),
    /** Uncompressed bytes of each screen's own files, without the files that all screens share; empty for a build that is gone. */
    routeBytes: remembered(async (name: BuildName) => screenBytes(store, name, await build(name)), {
      nameOf,
    }),
  }
}

const budgetsSchema = v.object({ scriptKilobytes: v.record(v.string(), v.pipe(v.number(), v.finite())) })

/** Parses a budget file. Returns an empty map when the file is missing or invalid. */
function parseBudgets(text: string | undefined): ScreenFigures {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), budgetsSchema), text)
  return new Map(parsed.success ? Object.entries(parsed.output.scriptKilobytes) : [])
}

async function screenBytes(
  store: Store,
  { app, version }: BuildName,
  described: BuiltApp | undefined,
): Promise<ScreenFigures> {
  const sizeOf = remembered(async (file: string) => {
    const bytes = await store.readBuildFile(app, version, file)
    return bytes?.byteLength ?? 0
  })
  const screens = described?.screens.map(async ({ path, files }): Promise<[string, number]> => {
    const sizes = await Promise.all([...new Set(files)].map((file) => sizeOf(file)))
    return [path, sizes.reduce((sum, size) => sum + size, 0)]
  })
  return new Map(await Promise.all(screens ?? []))
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

/** Returns a function that tells why a build is marked as bad; null when it is not. Reads each mark once, however many channels show the build. */
export function badReasons({ store }: Pick<Reading, 'store'>) {
  return remembered(
    async ({ app, version }: BuildName) => (await readMark(store, app, version))?.bad ?? null,
    { nameOf, most: Infinity },
  )
}

/** Caches reads of immutable documents by name, at most `most` of them. Failures are not cached. */
function remembered<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { most = 500, nameOf = String }: { most?: number; nameOf?: (key: Key) => string } = {},
) {
  const known = new Map<string, Promise<Value>>()
  return (key: Key) => {
    const name = nameOf(key)
    const found = known.get(name)
    if (found) return found
    const answer = read(key)
    answer.catch(() => known.delete(name))
    known.set(name, answer)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}

/** Cached revisions of channels. Revisions never change, so each is read from the store once. */
type Histories = ReturnType<typeof createHistories>

interface Known {
  from: number
  revisions: readonly ChannelRevision[]
}

/** Caches the history of every channel. Simultaneous callers share one reading. */
function createHistories(store: Pick<Store, 'readHistory' | 'readPointer'>) {
  const known = new Map<ChannelName, Promise<Known>>()
  return {
    /** Returns the channel's revisions from this number on, oldest first. Damaged revisions are left out. */
    async from(channel: ChannelName, wanted: number): Promise<readonly ChannelRevision[]> {
      const from = Math.max(1, wanted)
      // A second caller waits for the first, then reads only the missing and the newer revisions.
      const before = known.get(channel)?.catch(() => undefined)
      const reading = readOn(store, channel, from, before)
      known.set(channel, reading)
      const { revisions } = await reading
      return revisions.filter(({ revision }) => revision >= from)
    },
  }
}

async function readOn(
  store: Pick<Store, 'readHistory' | 'readPointer'>,
  channel: ChannelName,
  from: number,
  pending: Promise<Known | undefined> | undefined,
): Promise<Known> {
  const before = await pending
  const last = await store.readPointer(channel)
  if (!last) return { from: 1, revisions: [] }
  if (!before || before.from > from) return { from, revisions: await store.readHistory(channel, from) }
  const newest = before.revisions.at(-1)?.revision ?? 0
  if (newest >= last.revision) return before
  return { ...before, revisions: [...before.revisions, ...(await store.readHistory(channel, newest + 1))] }
}
