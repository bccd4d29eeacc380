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
import { readBuildFolder } from './publishApps'
import { takeBuildLock } from './buildLock'
import type { PublishingProblem } from './publishingProblems'
import { runBuild } from './runBuild'
import { type SettledApp, settleVersion, type VersionRequest } from './settleVersion'

/** An app that is to be published. */
export interface Publication extends VersionRequest {
  store: Store
  children: ChildProcesses
  /** Folder of a finished build; left out, the app is built here. */
  from: string | undefined
  /** Signs the build; left out where there is no key. */
  sign?: SignBuild | undefined
  say(line: string): void
}

type Problems = readonly (PublishingProblem | PublishProblem)[]

/** Publishes an app of a checkout under the version that its package and its commit give it; a version is published once. */
export async function publishApp(publication: Publication): Promise<Result<BuiltApp, Problems>> {
  const { store, from } = publication
  const settled = await settleVersion(publication)
  if (!settled.ok) return failure([settled.problem])
  const { name, version } = settled.value
  // Better to hear of it now than after a minute of building.
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

async function build(
  { name, version, folder }: SettledApp,
  { root, children, say }: Publication,
): Promise<Result<Files, PublishingProblem>> {
  const file = path.join('.crossbook', 'building', name)
  const lock = await takeBuildLock(path.join(root, file))
  if (!lock.ok) return failure({ kind: 'beingBuilt', app: name, process: lock.problem, file })
  try {
    say(`Building ${name} ${version}`)
    const { code, output } = await runBuild(children, path.join(root, folder), version)
    if (code !== 0) return failure({ kind: 'buildFailed', app: name, output })
    return success(await readBuildFolder(path.join(root, folder, 'dist')))
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
