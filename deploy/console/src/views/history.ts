import type { ChannelName, Release } from '@crossbook/contract'
import { appsOf, diffReleases, historyEntries, type HistoryEntry } from '@crossbook/releases'
import { keyOf } from '@crossbook/trust'
import type {
  ChangedFigure,
  ChannelDifference,
  HistoryPage,
  RevisionDetail,
  TimelineEntry,
} from '../documents'
import type { Reading } from '../reading/reading'

/** The most revisions in one response. */
export const MOST_ENTRIES = 100

/** Returns a channel's revisions before `before`, or its last ones, newest first. Undefined when there is no such channel. */
export async function historyPage(
  reading: Reading,
  channel: ChannelName,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<HistoryPage | undefined> {
  const last = await reading.store.readPointer(channel)
  if (!last) return undefined
  const end = Math.min(before ?? last.revision + 1, last.revision + 1)
  const start = Math.max(1, end - limit)
  const entries = await entriesBetween(reading, channel, start, end)
  return { entries: entries.toReversed().map(timelineEntry), next: start > 1 ? start : null }
}

/** Returns a revision and its changes; undefined when it does not exist or is damaged. */
export async function revisionDetail(
  reading: Reading,
  channel: ChannelName,
  revision: number,
): Promise<RevisionDetail | undefined> {
  const [entry] = await entriesBetween(reading, channel, revision, revision + 1)
  if (!entry) return undefined
  const [before] = await entriesBetween(reading, channel, revision - 1, revision)
  const [was, is] = await Promise.all([
    before && reading.release(before.release),
    reading.release(entry.rollout?.release ?? entry.release),
  ])
  const isKnown = is && (was || revision === 1)
  return {
    ...timelineEntry(entry),
    ...(isKnown ? { difference: diffReleases(was, is) } : {}),
    sizes: is && was ? await changedFigures(was, is, reading.routeBytes) : [],
    budgets: is && was ? await changedFigures(was, is, reading.budgets) : [],
  }
}

/** Figures of screens that differ from the figures before, of the applications that changed. */
async function changedFigures(
  was: Release,
  is: Release,
  figures: Reading['budgets'],
): Promise<ChangedFigure[]> {
  const before = appsOf(was)
  const found = [...appsOf(is)].map(async ([app, version]) => {
    const earlier = before.get(app)
    if (earlier === undefined || earlier === version) return []
    const [old, now] = await Promise.all([figures({ app, version: earlier }), figures({ app, version })])
    // Nothing is known of a missing build, or of one from elsewhere.
    if (old.size === 0 || now.size === 0) return []
    return [...new Set([...old.keys(), ...now.keys()])]
      .sort()
      .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
      .filter((figure) => figure.before !== figure.after)
  })
  return (await Promise.all(found)).flat()
}

/** Compares the releases of two channels; undefined where a channel or its release does not exist. */
export async function channelDifference(
  reading: Reading,
  from: ChannelName,
  to: ChannelName,
): Promise<ChannelDifference | undefined> {
  const [before, after] = await Promise.all(
    [from, to].map(async (channel) => {
      const last = await reading.store.readPointer(channel)
      return last && reading.release(last.release)
    }),
  )
  return before && after ? { from, to, difference: diffReleases(before, after) } : undefined
}

/** Returns the entries of the revisions from `start` to just before `end`, oldest first. */
async function entriesBetween({ histories }: Reading, channel: ChannelName, start: number, end: number) {
  // Starts one revision earlier, because the changes of the first entry are relative to it.
  const revisions = (await histories.from(channel, start - 1)).filter(({ revision }) => revision < end)
  return historyEntries(revisions).filter(({ revision }) => revision >= start)
}

function timelineEntry(entry: HistoryEntry): TimelineEntry {
  const { revision, release, at, author, reason, kind, changes, forced, signature, settings } = entry
  const key = signature && keyOf(settings?.keys ?? [], signature.keyid)
  return {
    ...{ revision, release, at, author, reason, kind, changes, forced },
    signedBy: signature ? (key?.name ?? signature.keyid) : null,
  }
}
