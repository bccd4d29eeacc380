import { fileAt, filesBetween } from '@crossbook/git'
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

/** Two states to compare: a commit, and another one or the checkout. */
interface Compared {
  from: string
  /** Undefined for the checkout with its `uncommitted` files. */
  to?: string
  uncommitted?: readonly string[]
  /** Whether versions are compared only when no file differs. */
  isBrief?: boolean
}

/** Compares two states of everything that an application's build reads; undefined when git lacks a commit. */
export async function changesBetween(
  root: string,
  { places, importers }: AppInputs,
  { from, to, uncommitted = [], isBrief = false }: Compared,
): Promise<AppChanges | undefined> {
  const all = importers.size === 0 ? places : [...places, LOCKFILE]
  const committed = await filesBetween(root, { from, to: to ?? 'HEAD' }, all)
  if (!committed) return undefined
  const files = [...new Set([...committed, ...uncommitted])].filter((file) => isInput(file, all))
  const others = files.filter((file) => file !== LOCKFILE)
  const isSameLockfile = importers.size === 0 || others.length === files.length
  if (isSameLockfile || (isBrief && others.length > 0)) return { files, versions: [] }
  const versions = lockfileChanges(await stateAt(root, from), await stateAt(root, to), importers)
  // Other applications may be the reason why the lockfile differs.
  return { files: versions.length > 0 ? files : others, versions }
}

function isInput(file: string, places: readonly string[]) {
  return (
    places.some((place) => place === OWN_FOLDER || file === place || file.startsWith(`${place}/`)) &&
    file.split('/').every((part) => part !== '' && isSource(part))
  )
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

async function stateAt(root: string, commit: string | undefined): Promise<LockfileState> {
  if (commit === undefined)
    return { where: 'in this checkout', text: await readLockfile(root), remedy: ': run pnpm install' }
  const text = (await fileAt(root, commit, LOCKFILE)) ?? ''
  return { where: `at ${commit.slice(0, 10)}`, text, remedy: '' }
}
