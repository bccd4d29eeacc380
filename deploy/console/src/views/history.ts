import type { ChannelName } from '@crossbook/contract'
import { diffReleases, historyEntries, type HistoryEntry } from '@crossbook/releases'
import { keyOf } from '@crossbook/trust'
import type { ChannelDifference, HistoryPage, RevisionDetail, TimelineEntry } from '../documents'
import type { Reading } from '../reading/reading'
import { changedBudgets, changedSizes } from './routeBytes'

/** Revisions that one answer holds at most. */
export const MOST_ENTRIES = 100

/** Revisions of a channel before one of them, or its last ones, newest first; undefined where there is no such channel. */
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

/** A revision and what it changed; undefined where there is none, or where it is damaged. */
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
    sizes: is && was ? await changedSizes(reading, was, is) : [],
    budgets: is && was ? await changedBudgets(reading, was, is) : [],
  }
}

/** What differs between what two channels show; undefined where one of them is none or shows a release that is gone. */
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

/** The entries of revisions from `start` until before `end`, oldest first. */
async function entriesBetween(
  { histories, store }: Reading,
  channel: ChannelName,
  start: number,
  end: number,
) {
  // With the one before, which says what the first of them changed.
  const revisions = (await histories.from(channel, start - 1)).filter(({ revision }) => revision < end)
  const entries = await historyEntries(store, revisions)
  return entries.filter(({ revision }) => revision >= start)
}

function timelineEntry(entry: HistoryEntry): TimelineEntry {
  const { revision, release, at, author, reason, kind, changes, forced, signature, settings } = entry
  const key = signature && keyOf(settings?.keys ?? [], signature.keyid)
  return {
    ...{ revision, release, at, author, reason, kind, changes, forced },
    signedBy: signature ? (key?.name ?? signature.keyid) : null,
  }
}
