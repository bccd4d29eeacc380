import { type AppName, type AppVersion, failure, type Result, success } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { PROVENANCE } from '@crossbook/trust'
import { MANIFEST } from '@crossbook/web-files'
import { publishBuild } from './publishBuild'
import type { PublishProblem } from '../checks/publishProblems'
import { readBuild } from '../builds/readBuild'

/** Why a build cannot be copied from one store to another. */
export type CopyProblem = PublishProblem | { kind: 'notPublished'; app: string; version: string }

/**
 * Copies a build with its provenance from one store to another, with the checks of publishing. Does nothing if the build is already
 * there. The build keeps its signature: the channel that shows it checks that its own team signed it.
 *
 * @returns whether the build was new in the other store
 */
export async function copyBuild(
  from: Store,
  to: Store,
  { app, version }: { app: AppName; version: AppVersion },
): Promise<Result<{ isNew: boolean }, readonly CopyProblem[]>> {
  const built = await readBuild(from, app, version)
  const manifest = await from.readBuildFile(app, version, MANIFEST)
  if (!built || !manifest) return failure([{ kind: 'notPublished', app, version }])
  const there = await to.readBuildFile(app, version, MANIFEST)
  if (there)
    return Buffer.compare(there, manifest) === 0
      ? success({ isNew: false })
      : failure([{ kind: 'otherBuild', app, version }])
  const files = new Map([[MANIFEST, manifest]])
  for (const name of Object.keys(built.files)) {
    const bytes = await from.readBuildFile(app, version, name)
    if (bytes) files.set(name, bytes)
  }
  const provenance = await from.readBuildFile(app, version, PROVENANCE)
  const published = await publishBuild(to, files, provenance && (() => provenance))
  return published.ok ? success({ isNew: true }) : published
}
