import { type AppName, type AppVersion, canonicalJson, type ChannelName } from '@crossbook/contract'
import type { ChannelRevision, RevisionKind, Store } from '@crossbook/store'
import { appsOfRevision, type ShownApps } from './shownApps'

/** A version that came with a revision, or went. */
export interface AppChange {
  app: AppName
  before: AppVersion | undefined
  after: AppVersion | undefined
}

/** A revision, and what it did to the channel. */
export type HistoryEntry = Omit<ChannelRevision, 'kind'> & {
  kind: RevisionKind
  /** Undefined when nobody can tell any more: of an older checkout's revision whose release was pruned. */
  changes: readonly AppChange[] | undefined
}

/** What was done to a channel, newest first; of many the last `limit`. */
export async function readHistory(
  store: Store,
  channel: ChannelName,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<HistoryEntry[]> {
  return (await historyEntries(store, await store.readHistory(channel), limit)).reverse()
}

/**
 * The last `limit` of some revisions that follow each other, in their order, with what each did. Those before them say what the
 * first of them changed.
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

/** What a revision of an older checkout did, which follows from those before it. */
function kindOf({ release, settings }: ChannelRevision, before: readonly ChannelRevision[]): RevisionKind {
  const last = before.at(-1)
  if (last?.release === release && canonicalJson(last.settings ?? null) !== canonicalJson(settings ?? null))
    return 'settings'
  return before.some((revision) => revision.release === release) ? 'rollback' : 'promotion'
}
