import type { ResolvedVersions } from './resolvedVersions'

/**
 * Describes what differs between two sets of resolved versions, direct dependencies first: `big.js 7.0.0 → 7.0.1`. Empty when both
 * are the same.
 */
export function versionChanges(before: ResolvedVersions, after: ResolvedVersions): string[] {
  const names = new Set<string>()
  for (const [id, { name }] of [...before, ...after])
    if (before.get(id)?.content !== after.get(id)?.content) names.add(name)
  const moved = [...names].flatMap((name) => moveOf(name, before, after))
  // Packages whose dependencies moved differ as well, and need no mention of their own.
  return moved.length > 0 ? moved : [...names].map((name) => `${name} with other files or dependencies`)
}

/** Describes the added and removed versions of a package; empty if all are still there. */
function moveOf(name: string, before: ResolvedVersions, after: ResolvedVersions): string[] {
  const [old, now] = [versionsOf(name, before), versionsOf(name, after)]
  const gone = old.filter((version) => !now.includes(version)).join(', ')
  const come = now.filter((version) => !old.includes(version)).join(', ')
  if (gone && come) return [`${name} ${gone} → ${come}`]
  if (come) return [`${name} ${come} added`]
  return gone ? [`${name} ${gone} removed`] : []
}

function versionsOf(name: string, resolved: ResolvedVersions) {
  const versions = [...resolved.values()].flatMap((entry) =>
    entry.name === name && entry.version !== undefined ? [entry.version] : [],
  )
  return [...new Set(versions)]
}
