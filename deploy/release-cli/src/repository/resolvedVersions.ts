import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'
import { parse } from 'yaml'
import { readTextOr } from './readManifest'

export const LOCKFILE = 'pnpm-lock.yaml'

export function readLockfile(root: string) {
  return readTextOr('', path.join(root, LOCKFILE))
}

/** Names of the dependencies that count, by the folder whose package.json lists them. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** One dependency of a folder, or one package that a folder reaches. */
interface ResolvedEntry {
  readonly name: string
  /** Version of the package; undefined for a dependency of a folder, which only points to a package. */
  readonly version: string | undefined
  /** The lockfile's content for the entry, such as the integrity of its files and its dependencies. */
  readonly content: string
}

/** Everything that folders resolve to, by an id that is unique in a lockfile; dependencies of the folders come first. */
type ResolvedVersions = ReadonlyMap<string, ResolvedEntry>

const namesSchema = v.optional(v.record(v.string(), v.string()), {})
const importedSchema = v.optional(v.record(v.string(), v.object({ version: v.string() })), {})

const lockfileSchema = v.object({
  lockfileVersion: v.pipe(v.string(), v.startsWith('9.')),
  importers: v.record(
    v.string(),
    v.object({
      dependencies: importedSchema,
      devDependencies: importedSchema,
      optionalDependencies: importedSchema,
    }),
  ),
  packages: v.optional(v.record(v.string(), v.object({ resolution: v.record(v.string(), v.unknown()) })), {}),
  snapshots: v.optional(
    v.record(v.string(), v.object({ dependencies: namesSchema, optionalDependencies: namesSchema })),
    {},
  ),
})

type Lockfile = v.InferOutput<typeof lockfileSchema>

const CONFLICT = /^<{7} /m

/** A dependency, and the version that the lockfile gives it: a number, a link to a folder, or the id of a package. */
interface Dependency {
  name: string
  version: string
}

/**
 * Returns everything that the dependencies of some folders resolve to, transitively, by the text of a pnpm lockfile. The problem is the rest
 * of a sentence that begins with the lockfile.
 * @example
 * const resolved = resolvedVersions(text, new Map([['remote-wallet', ['big.js']]]))
 */
export function resolvedVersions(text: string, importers: Importers): Result<ResolvedVersions, string> {
  const lockfile = parseLockfile(text)
  if (!lockfile.ok) return lockfile
  const resolved = new Map<string, ResolvedEntry>()
  const waiting: Dependency[] = []
  for (const [folder, names] of importers)
    for (const dependency of importedBy(lockfile.value, folder, names)) {
      const { name, version } = dependency
      resolved.set(`${folder} ${name}`, { name, version: undefined, content: version })
      waiting.push(dependency)
    }
  for (const dependency of waiting) {
    const id = packageId(lockfile.value, dependency)
    if (id === undefined || resolved.has(id)) continue
    const { entry, dependencies } = packageOf(lockfile.value, id)
    resolved.set(id, entry)
    waiting.push(...dependencies)
  }
  return success(resolved)
}

/** Cache of the last parsed lockfiles, by their text. Parsing is the slowest step here. */
const latest = new Map<string, Lockfile>()

const MOST_LATEST = 4

function parseLockfile(text: string): Result<Lockfile, string> {
  const known = latest.get(text)
  if (known) return success(known)
  if (text === '') return failure('is missing')
  if (CONFLICT.test(text)) return failure('has merge conflicts')
  const checked = parsedLockfile(text)
  if (!checked?.success) return failure('is not a lockfile of version 9')
  const [oldest] = latest.keys()
  if (oldest !== undefined && latest.size === MOST_LATEST) latest.delete(oldest)
  latest.set(text, checked.output)
  return success(checked.output)
}

function parsedLockfile(text: string) {
  try {
    return v.safeParse(lockfileSchema, parse(text))
  } catch {
    return undefined
  }
}

/** The named dependencies that the lockfile lists for a folder. */
function importedBy({ importers }: Lockfile, folder: string, names: readonly string[]): Dependency[] {
  const entry = importers[folder]
  const known = { ...entry?.devDependencies, ...entry?.optionalDependencies, ...entry?.dependencies }
  return names.flatMap((name) => {
    const version = known[name]?.version
    return version === undefined ? [] : [{ name, version }]
  })
}

/** Returns the id of a dependency's package; undefined for a link to another folder. The version of an alias is the id of its package. */
function packageId({ snapshots }: Lockfile, { name, version }: Dependency) {
  return [`${name}@${version}`, version].find((id) => Object.hasOwn(snapshots, id))
}

function packageOf({ packages, snapshots }: Lockfile, id: string) {
  // The peers that a package was installed with follow its id.
  const [own = id] = id.split('(', 1)
  const end = own.indexOf('@', 1)
  const taken = { ...snapshots[id]?.dependencies, ...snapshots[id]?.optionalDependencies }
  const entry: ResolvedEntry = {
    name: own.slice(0, end),
    version: own.slice(end + 1),
    content: JSON.stringify([packages[own]?.resolution, taken]),
  }
  return { entry, dependencies: Object.entries(taken).map(([name, version]) => ({ name, version })) }
}

/** Describes what differs between resolved versions, direct dependencies first: `big.js 7.0.0 → 7.0.1`. */
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
