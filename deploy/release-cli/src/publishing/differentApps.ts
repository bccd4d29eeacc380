import type { AppName, AppVersion } from '@crossbook/contract'
import { readableBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import semver from 'semver'
import { type AppChanges, changesSince } from './appChanges'
import { type AppInputs, appInputs } from './appInputs'
import type { Checkout } from './readCheckout'
import type { SettledApp } from './settleVersion'

/** Part of the version of a build from uncommitted files. */
const DIRTY = '-dirty-'

/** An application of a checkout that git knows. */
export interface CommittedApp extends SettledApp {
  checkout: Checkout
}

/** The difference between an application of the checkout and its published builds. */
export type AppDifference =
  | { kind: 'same'; as: string }
  | { kind: 'different'; from: string; changes: AppChanges }
  /** It cannot be compared, for this reason. */
  | { kind: 'unknown'; reason: string }

/**
 * Compares an application with its published builds. Its build reads the same files as a published one if git has the same content
 * for all of them at both commits, wherever these commits are in the history. Versions of main are only compared with versions of
 * main.
 */
export async function differenceOf(
  root: string,
  store: Store,
  { name, version, folder, checkout }: CommittedApp,
): Promise<AppDifference> {
  const inputs = await appInputs(root, folder)
  let first: AppDifference | undefined
  for (const published of await candidates(store, name, version)) {
    const compared = { uncommitted: checkout.changed, isBrief: first !== undefined }
    const found = await differenceTo(root, store, inputs, published, compared)
    if (found.kind === 'same') return found
    first ??= found
  }
  return first ?? { kind: 'unknown', reason: 'it is not published yet' }
}

/** Compares an application with a given commit in the same way. */
export async function differenceSince(
  root: string,
  { folder, checkout }: CommittedApp,
  commit: string,
): Promise<AppDifference> {
  const compared = { uncommitted: checkout.changed, isBrief: false }
  const changes = await changesSince(root, await appInputs(root, folder), { commit, ...compared })
  if (!changes) return { kind: 'unknown', reason: `this checkout has no commit ${commit}` }
  return differenceBy(changes, commit)
}

function differenceBy(changes: AppChanges, from: string): AppDifference {
  return changes.files.length === 0 ? { kind: 'same', as: from } : { kind: 'different', from, changes }
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
  inputs: AppInputs,
  { app, version }: { app: AppName; version: AppVersion },
  compared: { uncommitted: readonly string[]; isBrief: boolean },
): Promise<AppDifference> {
  const commit = (await readableBuild(store, app, version))?.commit ?? null
  // A build of uncommitted changes differs from the commit that it names.
  if (commit === null || version.includes(DIRTY))
    return { kind: 'unknown', reason: `${version} was made from uncommitted files` }
  const changes = await changesSince(root, inputs, { commit, ...compared })
  if (!changes)
    return {
      kind: 'unknown',
      reason: `${version} was made from ${commit.slice(0, 10)}, which this checkout does not have`,
    }
  return differenceBy(changes, version)
}
