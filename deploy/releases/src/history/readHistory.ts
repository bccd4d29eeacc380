import type { AppName, AppVersion, ChannelName } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { appsOfRevision, type ShownApps } from './shownApps'

/** An application that a revision added, changed or removed, with its versions. */
export interface AppChange {
  app: AppName
  before: AppVersion | undefined
  after: AppVersion | undefined
}

/** A revision, with its changes to the versions on the channel. */
export type HistoryEntry = ChannelRevision & { changes: readonly AppChange[] }

/** Reads the revisions of a channel, newest first, at most `limit`. */
export async function readHistory(
  store: Store,
  channel: ChannelName,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<HistoryEntry[]> {
  return historyEntries(await store.readHistory(channel), limit).reverse()
}

/** Returns the last `limit` of these consecutive revisions, oldest first, each with its changes to the previous one. */
export function historyEntries(
  history: readonly ChannelRevision[],
  limit = Number.MAX_SAFE_INTEGER,
): HistoryEntry[] {
  const first = Math.max(0, history.length - limit)
  return history.slice(first).map((revision, index) => {
    const before = history[first + index - 1]
    return {
      ...revision,
      changes: changesBetween(before ? appsOfRevision(before) : new Map(), appsOfRevision(revision)),
    }
  })
}

function changesBetween(before: ShownApps, after: ShownApps): AppChange[] {
  const apps = new Set([...after.keys(), ...before.keys()])
  return [...apps]
    .map((app) => ({ app, before: before.get(app), after: after.get(app) }))
    .filter((change) => change.before !== change.after)
}
