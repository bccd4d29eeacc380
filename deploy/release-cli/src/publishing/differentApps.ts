import type { AppName, AppVersion } from '@crossbook/contract'
import { readBuild, UnreadableBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import semver from 'semver'
import { OWN_FOLDER } from '../repository/appFolders'
import { appInputs } from '../repository/appInputs'
import { type CommitRange, filesBetween } from '../repository/filesBetween'
import { isSource } from './inputHash'
import type { SettledApp } from './settleVersion'

/** What stands in the version of a build that was made from files in no commit. */
const DIRTY = '-dirty-'

/** What an application of a checkout is to what is published of it. */
export type AppDifference =
  | { kind: 'same'; as: string }
  | { kind: 'different'; from: string; files: readonly string[] }
  /** It cannot be compared, for this reason. */
  | { kind: 'unknown'; reason: string }

/**
 * Whether an application differs from what is published: its build reads the same files as a published one when git has the same
 * contents for all of them at both commits, wherever the commits lie. Versions of main are compared with such alone.
 */
export async function differenceOf(
  root: string,
  store: Store,
  { name, version, checkout }: SettledApp,
): Promise<AppDifference> {
  if (!checkout) return { kind: 'unknown', reason: 'this checkout is none of git' }
  const inputs = await appInputs(root, name)
  const changed = sourcesIn(inputs, checkout.changed)
  let first: AppDifference | undefined
  for (const published of await candidates(store, name, version)) {
    const found = await differenceTo(root, store, inputs, published)
    if (found.kind === 'same' && changed.length === 0) return found
    first ??= found.kind === 'same' ? { kind: 'different', from: found.as, files: changed } : found
  }
  return first ?? { kind: 'unknown', reason: 'nothing of it is published' }
}

/** The same, for an application and a commit that somebody names. */
export async function differenceSince(
  root: string,
  { name, checkout }: SettledApp,
  commit: string,
): Promise<AppDifference> {
  const inputs = await appInputs(root, name)
  const files = await sourcesOf(root, inputs, { from: commit, to: 'HEAD' })
  if (!files) return { kind: 'unknown', reason: `this checkout has no commit ${commit}` }
  const all = [...new Set([...files, ...sourcesIn(inputs, checkout?.changed ?? [])])]
  return all.length === 0 ? { kind: 'same', as: commit } : { kind: 'different', from: commit, files: all }
}

/** Published versions that this one may be the same as, newest first. */
async function candidates(store: Store, app: AppName, version: AppVersion) {
  const builds = await store.listBuilds()
  return builds
    .filter((build) => build.app === app && (version.includes('-') || !build.version.includes('-')))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version))
}

async function differenceTo(
  root: string,
  store: Store,
  inputs: readonly string[],
  { app, version }: { app: AppName; version: AppVersion },
): Promise<AppDifference> {
  const commit = await commitOf(store, app, version)
  // What was built from changed files differs from the commit that it names.
  if (commit === null || version.includes(DIRTY))
    return { kind: 'unknown', reason: `${version} was made from files that are in no commit` }
  const files = await sourcesOf(root, inputs, { from: commit, to: 'HEAD' })
  if (!files)
    return {
      kind: 'unknown',
      reason: `${version} was made from ${commit.slice(0, 10)}, which this checkout has not`,
    }
  return files.length === 0 ? { kind: 'same', as: version } : { kind: 'different', from: version, files }
}

async function commitOf(store: Store, app: AppName, version: AppVersion) {
  try {
    return (await readBuild(store, app, version))?.commit ?? null
  } catch (error) {
    if (error instanceof UnreadableBuild) return null
    throw error
  }
}

/** Sources of an application that differ between two commits, as paths in the repository; undefined when git lacks one of them. */
export async function sourcesBetween(root: string, app: string, range: CommitRange) {
  return sourcesOf(root, await appInputs(root, app), range)
}

async function sourcesOf(root: string, inputs: readonly string[], range: CommitRange) {
  const files = await filesBetween(root, range, inputs)
  return files && sourcesIn(inputs, files)
}

/** Those of the files that lie in the inputs and that builds read. */
function sourcesIn(inputs: readonly string[], files: readonly string[]) {
  return files.filter(
    (file) =>
      inputs.some((input) => input === OWN_FOLDER || file === input || file.startsWith(`${input}/`)) &&
      file.split('/').every((part) => part !== '' && isSource(part)),
  )
}
