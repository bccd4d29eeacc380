import { canonicalJson, type Release } from '@crossbook/contract'
import { BUILD_SET_DIGITS, type BuildSet } from '@crossbook/store'
import { shortHash } from '@crossbook/web-files'

/**
 * The name of the builds of a release as they stand together: `s` and 32 hex digits of a hash over the name, version and file hashes of
 * each. Who made the release, when, and what it falls back on is no part of it.
 */
export function setOfBuilds({ host, remotes }: Pick<Release, 'host' | 'remotes'>): BuildSet {
  const builds = [host, ...remotes]
    .map(({ name, version, files }) => ({ name, version, files }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return `s${shortHash(canonicalJson(builds), BUILD_SET_DIGITS)}` as BuildSet
}
