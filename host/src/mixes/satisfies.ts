import { satisfy } from '@module-federation/enhanced/runtime'

/**
 * Whether a version lies in a range, as promotion understands ranges. The federation runtime, which is in the page already,
 * lets pre-releases into ranges that name none; semver asks that the range names one of the same version.
 */
export function satisfies(version: string, range: string) {
  const [numbers, preRelease] = version.split(/-(.*)/s)
  return satisfy(version, range) && (preRelease === undefined || range.includes(`${numbers}-`))
}
