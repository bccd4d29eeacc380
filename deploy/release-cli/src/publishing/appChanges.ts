import { type CommitRange, fileAt, filesBetween } from '@crossbook/git'
import { formatList } from '@crossbook/releases'
import { OWN_FOLDER } from '../repository/appFolders'
import {
  type Importers,
  LOCKFILE,
  readLockfile,
  resolvedVersions,
  versionChanges,
} from '../repository/resolvedVersions'
import type { AppInputs } from './appInputs'
import { isSource } from './inputHash'

/** Differences between two states of everything that an application's build reads. */
export interface AppChanges {
  /** Paths in the repository; the lockfile is one of them if it resolves a dependency of the application to something else. */
  readonly files: readonly string[]
  /** Changed dependencies, such as `big.js 7.0.0 → 7.0.1`, or why the lockfiles cannot be compared. */
  readonly versions: readonly string[]
}

interface LockfileState {
  readonly where: string
  readonly text: string
  readonly remedy: string
}

const MOST_NAMED = 2

/** Says what differs: `remote-wallet/remote.ts and pnpm-lock.yaml (big.js 7.0.0 → 7.0.1)`. */
export function describeChanges({ files, versions }: AppChanges) {
  const inBrackets = versions.length === 0 ? '' : ` (${formatList(versions, MOST_NAMED)})`
  return formatList(
    files.map((file) => (file === LOCKFILE ? `${file}${inBrackets}` : file)),
    MOST_NAMED,
  )
}

/** Compares two commits; undefined when git lacks one of them. */
export async function changesBetween(
  root: string,
  inputs: AppInputs,
  { from, to }: CommitRange,
): Promise<AppChanges | undefined> {
  const files = await sourcesBetween(root, inputs, { from, to })
  return files && withVersions(inputs, files, () => Promise.all([stateAt(root, from), stateAt(root, to)]))
}

/**
 * Compares a commit with the checkout and its `uncommitted` files; undefined when git lacks the commit. With `isBrief`, versions are compared
 * only when no file differs.
 */
export async function changesSince(
  root: string,
  inputs: AppInputs,
  { commit, uncommitted, isBrief }: { commit: string; uncommitted: readonly string[]; isBrief: boolean },
): Promise<AppChanges | undefined> {
  const committed = await sourcesBetween(root, inputs, { from: commit, to: 'HEAD' })
  if (!committed) return undefined
  const files = [...new Set([...committed, ...sourcesIn(inputs, uncommitted)])]
  if (isBrief && files.some((file) => file !== LOCKFILE)) return { files, versions: [] }
  return withVersions(inputs, files, () => Promise.all([stateAt(root, commit), stateHere(root)]))
}

async function sourcesBetween(root: string, inputs: AppInputs, range: CommitRange) {
  const files = await filesBetween(root, range, placesOf(inputs))
  return files && sourcesIn(inputs, files)
}

function sourcesIn(inputs: AppInputs, files: readonly string[]) {
  const places = placesOf(inputs)
  return files.filter(
    (file) =>
      places.some((place) => place === OWN_FOLDER || file === place || file.startsWith(`${place}/`)) &&
      file.split('/').every((part) => part !== '' && isSource(part)),
  )
}

function placesOf({ places, importers }: AppInputs) {
  return importers.size === 0 ? places : [...places, LOCKFILE]
}

/** Leaves the lockfile out where everything that the application reaches is resolved as before. */
async function withVersions(
  { importers }: AppInputs,
  files: readonly string[],
  states: () => Promise<[LockfileState, LockfileState]>,
): Promise<AppChanges> {
  if (importers.size === 0 || !files.includes(LOCKFILE)) return { files, versions: [] }
  const [before, after] = await states()
  const versions = lockfileChanges(before, after, importers)
  return versions.length > 0
    ? { files, versions }
    : { files: files.filter((file) => file !== LOCKFILE), versions }
}

function lockfileChanges(before: LockfileState, after: LockfileState, importers: Importers) {
  const old = resolvedVersions(before.text, importers)
  if (!old.ok) return [unreadableMessage(before, old.problem)]
  const now = resolvedVersions(after.text, importers)
  return now.ok ? versionChanges(old.value, now.value) : [unreadableMessage(after, now.problem)]
}

function unreadableMessage({ where, remedy }: LockfileState, problem: string) {
  return `${where} it ${problem}, so every application counts as changed${remedy}`
}

async function stateAt(root: string, commit: string): Promise<LockfileState> {
  const text = (await fileAt(root, commit, LOCKFILE)) ?? ''
  return { where: `at ${commit.slice(0, 10)}`, text, remedy: '' }
}

async function stateHere(root: string): Promise<LockfileState> {
  return { where: 'in this checkout', text: await readLockfile(root), remedy: ': run pnpm install' }
}
