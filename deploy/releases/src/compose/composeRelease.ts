import { type BuiltHost, type BuiltRemote, type Release } from '@crossbook/contract'
import { releaseId } from '../history/readRelease'
import { buildName, shownOf } from '../history/shownApps'

/** Composes the release document of these builds, with the remotes sorted by name. */
export function composeRelease(content: Omit<Release, 'id'>): Release {
  const ordered = { ...content, remotes: [...content.remotes].sort((a, b) => (a.name < b.name ? -1 : 1)) }
  return { id: releaseId(ordered), ...ordered }
}

/** Whether a release consists of exactly these builds. */
export function hasSameBuilds(release: Release, host: BuiltHost, remotes: readonly BuiltRemote[]) {
  const names = (builds: Parameters<typeof shownOf>[0]) => shownOf(builds).map(buildName).sort().join()
  return names(release) === names({ host, remotes })
}
