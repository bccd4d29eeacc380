import { canonicalJson, type Release } from '@crossbook/contract'
import { BUILD_SET_DIGITS, type BuildSet } from '@crossbook/store'
import { shortHash } from '@crossbook/web-files'

/**
 * The id of a set of builds: `s` and 32 hex digits of a hash over each build's name, version and file hashes. It does not depend on
 * the release's author, its date or its fallback builds.
 */
export function setOfBuilds({ host, remotes }: Pick<Release, 'host' | 'remotes'>): BuildSet {
  const builds = [host, ...remotes]
    .map(({ name, version, files }) => ({ name, version, files }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return `s${shortHash(canonicalJson(builds), BUILD_SET_DIGITS)}` as BuildSet
}
