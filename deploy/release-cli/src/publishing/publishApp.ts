import path from 'node:path'
import { type BuiltApp, failure, type Result, success } from '@crossbook/contract'
import {
  describeBuild,
  publishBuild,
  type PublishProblem,
  type SignBuild,
  versionProblem,
} from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import type { ChildProcesses } from './childProcesses'
import { takeBuildLock } from './buildLock'
import type { PublishingProblem } from './publishingProblems'
import { readBuildFolder, runBuild } from './runBuild'
import { type SettledApp, settleVersion, type VersionRequest } from './settleVersion'
import { mainBranchOf } from './checkout'
import { branchEnding } from './versionToPublish'

export interface Publication extends VersionRequest {
  store: Store
  children: ChildProcesses
  /** Folder of a finished build; left out, the app is built here. */
  from: string | undefined
  /** Commit that the build in `from` is of; left out, it is the one that is checked out. */
  commit?: string | undefined
  /** Signs the build; left out where there is no key. */
  sign?: SignBuild | undefined
  log(line: string): void
}

type Problems = readonly (PublishingProblem | PublishProblem)[]

/** Publishes an app of a checkout under the version that its package and its commit give it; a version is published once. */
export async function publishApp(publication: Publication): Promise<Result<BuiltApp, Problems>> {
  const { store, from, commit } = publication
  if (from !== undefined && commit !== undefined) return publishOtherCommit(publication, from, commit)
  const settled = await settleVersion(publication)
  if (!settled.ok) return failure([settled.problem])
  const { name, version } = settled.value
  // Fails now instead of after a minute of building.
  const unfree = await versionProblem(store, name, version)
  if (unfree) return failure([unfree])

  const files =
    from === undefined ? await build(settled.value, publication) : success(await readBuildFolder(from))
  if (!files.ok) return failure([files.problem])
  const described = describeBuild(files.value)
  if (!described.ok) return failure([described.problem])
  const foreign = foreignBuild(settled.value, described.value)
  return foreign ? failure([foreign]) : publishBuild(store, files.value, publication.sign)
}

/**
 * Publishes a build of a commit that is not checked out, and whose author may be anybody: reads only the build's files, whose app.json has
 * to name this application, this commit, and a pre-release of this branch.
 */
async function publishOtherCommit(
  { root, store, app, branch, sign }: Publication,
  from: string,
  commit: string,
): Promise<Result<BuiltApp, Problems>> {
  const files = await readBuildFolder(from)
  const described = describeBuild(files)
  if (!described.ok) return failure([described.problem])
  const { name, version, commit: built } = described.value
  if (name !== app) return failure([{ kind: 'otherApp', app, built: name }])
  if (built !== commit) return failure([{ kind: 'notOfCommit', app, built: built ?? 'none', commit }])
  const ending = branchEnding(branch ?? '', commit, await mainBranchOf(root, false))
  if (ending === undefined) return failure([{ kind: 'mainNotHere', app }])
  if (!version.endsWith(ending)) return failure([{ kind: 'notOfBranch', app, built: version, ending }])
  return publishBuild(store, files, sign)
}

async function build(
  { name, version, folder }: SettledApp,
  { root, children, log }: Publication,
): Promise<Result<Files, PublishingProblem>> {
  const file = path.join('.crossbook', 'building', name)
  const lock = await takeBuildLock(path.join(root, file))
  if (!lock.ok) return failure({ kind: 'beingBuilt', app: name, process: lock.problem, file })
  try {
    log(`Building ${name} ${version}`)
    const built = await runBuild(children, path.join(root, folder), version)
    return built.ok ? built : failure({ kind: 'buildFailed', app: name, output: built.problem })
  } finally {
    await lock.value.release()
  }
}

/** A build is what its version says, or the version says nothing. */
function foreignBuild(
  { name, version, checkout }: SettledApp,
  built: BuiltApp,
): PublishingProblem | undefined {
  if (built.name !== name) return { kind: 'otherApp', app: name, built: built.name }
  if (built.version !== version)
    return { kind: 'otherVersion', app: name, built: built.version, wanted: version }
  if (checkout && built.commit !== null && built.commit !== checkout.commit)
    return { kind: 'otherCommit', app: name, built: built.commit, here: checkout.commit }
  return undefined
}
