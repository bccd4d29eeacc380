import {
  type BuiltHost,
  type BuiltRemote,
  canonicalJson,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import { shortHash } from '@crossbook/web-files'

type ReleaseContent = Omit<Release, 'id'>

/** Makes the release document of these builds; remotes stand in the order of their names. */
export function composeRelease(content: ReleaseContent): Release {
  const ordered = { ...content, remotes: [...content.remotes].sort((a, b) => (a.name < b.name ? -1 : 1)) }
  return { id: releaseId(ordered), ...ordered }
}

/** A release's name: `r` and 16 hex digits of the hash of everything in it but the name itself. */
export function releaseId(content: object) {
  return `r${shortHash(canonicalJson(content), 16)}` as ReleaseId
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
