import { type AppName, type AppVersion, canonicalJson, type ChannelName } from '@crossbook/contract'
import type { ChannelRevision, RevisionKind, Store } from '@crossbook/store'
import { appsOfRevision, type ShownApps } from './shownApps'

/** An application that a revision added, changed or removed, with its versions. */
export interface AppChange {
  app: AppName
  before: AppVersion | undefined
  after: AppVersion | undefined
}

/** A revision, with its changes to the versions on the channel. */
export type HistoryEntry = Omit<ChannelRevision, 'kind'> & {
  kind: RevisionKind
  /** Undefined if the versions are unknown: an older checkout wrote the revision, and its release was pruned. */
  changes: readonly AppChange[] | undefined
}

/** Reads the revisions of a channel, newest first, at most `limit`. */
export async function readHistory(
  store: Store,
  channel: ChannelName,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<HistoryEntry[]> {
  return (await historyEntries(store, await store.readHistory(channel), limit)).reverse()
}

/**
 * Returns the last `limit` of these consecutive revisions, oldest first, each with its changes. The revision before them shows what
 * the first of them changed.
 */
export async function historyEntries(
  store: Store,
  history: readonly ChannelRevision[],
  limit = Number.MAX_SAFE_INTEGER,
): Promise<HistoryEntry[]> {
  const first = Math.max(0, history.length - limit)
  const entries: HistoryEntry[] = []
  let before = first === 0 ? NOTHING : await appsAt(store, history[first - 1])
  for (const [index, revision] of history.entries()) {
    if (index < first) continue
    const after = await appsAt(store, revision)
    entries.push({
      ...revision,
      kind: revision.kind ?? kindOf(revision, history.slice(0, index)),
      changes: before && after && changesBetween(before, after),
    })
    before = after
  }
  return entries
}

const NOTHING: ShownApps = new Map()

async function appsAt(store: Store, revision: ChannelRevision | undefined) {
  return revision && appsOfRevision(store, revision)
}

function changesBetween(before: ShownApps, after: ShownApps): AppChange[] {
  const apps = new Set([...after.keys(), ...before.keys()])
  return [...apps]
    .map((app) => ({ app, before: before.get(app), after: after.get(app) }))
    .filter((change) => change.before !== change.after)
}

/** Derives the kind of an older checkout's revision from the previous ones. */
function kindOf({ release, settings }: ChannelRevision, before: readonly ChannelRevision[]): RevisionKind {
  const last = before.at(-1)
  if (last?.release === release && canonicalJson(last.settings ?? null) !== canonicalJson(settings ?? null))
    return 'settings'
  return before.some((revision) => revision.release === release) ? 'rollback' : 'promotion'
}
