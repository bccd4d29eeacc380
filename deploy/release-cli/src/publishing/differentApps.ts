import { readableBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import semver from 'semver'
import { type AppChanges, changesBetween } from './appChanges'
import { appInputs } from './appInputs'
import type { Checkout } from './checkout'
import type { SettledApp } from './settleVersion'

const DIRTY = '-dirty-'

/** An application of a checkout that git knows. */
export interface CommittedApp extends SettledApp {
  checkout: Checkout
}

export type AppDifference =
  | { kind: 'same'; as: string }
  | { kind: 'different'; from: string; changes: AppChanges }
  | { kind: 'unknown'; reason: string }

/**
 * Compares an application with its published builds. It is the same as one of them if git has the same content for everything that the build
 * reads. Versions of main are only compared with versions of main.
 */
export async function differenceOf(root: string, store: Store, app: CommittedApp): Promise<AppDifference> {
  let first: AppDifference | undefined
  for (const version of await candidates(store, app)) {
    const commit = (await readableBuild(store, app.name, version))?.commit
    // A build of uncommitted changes differs from the commit that it names.
    const found: AppDifference =
      !commit || version.includes(DIRTY)
        ? { kind: 'unknown', reason: `${version} was made from uncommitted files` }
        : ((await compare(root, app, commit, { from: version, isBrief: first !== undefined })) ?? {
            kind: 'unknown',
            reason: `${version} was made from ${commit.slice(0, 10)}, which this checkout does not have`,
          })
    if (found.kind === 'same') return found
    first ??= found
  }
  return first ?? { kind: 'unknown', reason: 'it is not published yet' }
}

/** Compares an application with a given commit in the same way. */
export async function differenceSince(
  root: string,
  app: CommittedApp,
  commit: string,
): Promise<AppDifference> {
  const difference = await compare(root, app, commit, { from: commit, isBrief: false })
  return difference ?? { kind: 'unknown', reason: `this checkout has no commit ${commit}` }
}

/** Compares an application with a commit, which the answer calls `from`; undefined when git lacks the commit. */
async function compare(
  root: string,
  { folder, checkout }: CommittedApp,
  commit: string,
  { from, isBrief }: { from: string; isBrief: boolean },
): Promise<AppDifference | undefined> {
  const compared = { from: commit, uncommitted: checkout.changed, isBrief }
  const changes = await changesBetween(root, await appInputs(root, folder), compared)
  if (!changes) return undefined
  return changes.files.length === 0 ? { kind: 'same', as: from } : { kind: 'different', from, changes }
}

/** Published versions that this one may be the same as, newest first. */
async function candidates(store: Store, { name, version }: CommittedApp) {
  const builds = await store.listBuilds()
  return builds
    .filter(({ app, version: other }) => app === name && (version.includes('-') || !other.includes('-')))
    .sort((a, b) => b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version))
    .map((build) => build.version)
}
