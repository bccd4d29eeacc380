import type { FoundGroup } from './findEntries'
import type { SearchEntry } from './searchEntries'

const KEY = 'crossbook.recent-searches'

const MOST_RECENT = 5

/** Returns the labels of the results that were followed last, the latest first. */
export function recentLabels(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((label) => typeof label === 'string').slice(0, MOST_RECENT)
      : []
  } catch {
    return []
  }
}

/** Remembers a followed result in this browser, unless storage is refused. */
export function rememberEntry({ label }: SearchEntry) {
  const labels = [label, ...recentLabels().filter((other) => other !== label)].slice(0, MOST_RECENT)
  try {
    localStorage.setItem(KEY, JSON.stringify(labels))
  } catch {
    // Full or refused.
  }
}

/** Moves recent entries into their own group at the top. */
export function withRecent(
  groups: readonly FoundGroup[],
  entries: readonly SearchEntry[],
  labels: readonly string[],
): readonly FoundGroup[] {
  const recent = labels.flatMap((label) => entries.find((entry) => entry.label === label) ?? [])
  if (recent.length === 0) return groups
  const others = groups.map(({ kind, entries: found }) => ({
    kind,
    entries: found.filter((entry) => !recent.includes(entry)),
  }))
  return [{ kind: 'recent', entries: recent }, ...others.filter(({ entries: found }) => found.length > 0)]
}
