import {
  type BuiltHost,
  type BuiltRemote,
  canonicalJson,
  EARLIER_ID_DIGITS,
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

/** A release's name: `r` and, as its host reads them, 32 or 16 hex digits of the hash of everything in it but the name itself. */
export function releaseId(content: Pick<ReleaseContent, 'host'>) {
  const digits = content.host.knows?.idDigits ?? EARLIER_ID_DIGITS
  return `r${shortHash(canonicalJson(content), digits)}` as ReleaseId
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
