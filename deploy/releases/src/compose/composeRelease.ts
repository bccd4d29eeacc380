import { type BuiltHost, type BuiltRemote, type Release } from '@crossbook/contract'
import { releaseId } from '../history/readRelease'

type ReleaseContent = Omit<Release, 'id'>

/** Composes the release document of these builds, with the remotes sorted by name. */
export function composeRelease(content: ReleaseContent): Release {
  const ordered = { ...content, remotes: [...content.remotes].sort((a, b) => (a.name < b.name ? -1 : 1)) }
  return { id: releaseId(ordered), ...ordered }
}

/** Whether a release consists of exactly these builds. */
export function hasSameBuilds(release: Release, host: BuiltHost, remotes: readonly BuiltRemote[]) {
  const names = (apps: readonly (BuiltHost | BuiltRemote)[]) =>
    apps
      .map(({ name, version }) => `${name}@${version}`)
      .sort()
      .join()
  return names([release.host, ...release.remotes]) === names([host, ...remotes])
}
