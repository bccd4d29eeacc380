import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const lockfileSchema = v.object({
  packages: v.record(v.string(), v.unknown()),
  snapshots: v.record(
    v.string(),
    v.object({
      optional: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})

/** A package that the lockfile names. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Whether some machines do without it, as with a program for one operating system. */
  readonly optional: boolean
  /** Names of its optional dependencies, such as a program for each operating system. */
  readonly takesOptionally: readonly string[]
}

/** Every package of `pnpm-lock.yaml`, each version once, by name; throws when the file is not a lockfile. */
export function lockedPackages(root: string): LockedPackage[] {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const { packages, snapshots } = v.parse(lockfileSchema, parse(text))
  // One package has a snapshot for each set of peers that it is installed with.
  const snapshotsOf = new Map<string, (typeof snapshots)[string][]>()
  for (const [key, snapshot] of Object.entries(snapshots)) {
    const name = key.replace(/\(.*$/, '')
    snapshotsOf.set(name, [...(snapshotsOf.get(name) ?? []), snapshot])
  }
  return Object.keys(packages)
    .sort()
    .map((key) => {
      const at = key.lastIndexOf('@')
      const own = snapshotsOf.get(key) ?? []
      return {
        name: key.slice(0, at),
        version: key.slice(at + 1),
        optional: own.every(({ optional }) => optional === true),
        takesOptionally: own.flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies)),
      }
    })
}
