import {
  type AppName,
  type AppVersion,
  type BuiltApp,
  checkNewBuild,
  failure,
  HOST,
  type Result,
  success,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { PROVENANCE } from '@crossbook/trust'
import { type Files, isServed, MANIFEST, MAP_ENDING, withCompressed } from '@crossbook/web-files'
import { buildProblems, type PublishProblem } from '../checks/buildProblems'
import { parseManifest, readBuild } from '../builds/readBuild'

/** Creates a build's signed provenance from its app.json and the bytes of that file. */
export type SignBuild = (app: BuiltApp, manifest: Uint8Array) => Uint8Array

/** Checks a build, and stores it with compressed forms and, with `sign`, its provenance. Never overwrites a version. */
export async function publishBuild(
  store: Store,
  files: Files,
  sign?: SignBuild,
): Promise<Result<BuiltApp, readonly PublishProblem[]>> {
  const described = describeBuild(files)
  if (!described.ok) return failure([described.problem])
  const app = described.value
  if ((app.name === HOST) !== (app.kind === 'host')) return failure([{ kind: 'hostName', app: app.name }])

  const isNew = checkNewBuild(app)
  if (!isNew.ok) return failure([{ kind: 'manifestWrong', detail: isNew.problem }])
  const problems = [
    ...foreignFiles(app),
    ...filesDifferingInCase(app),
    ...(await buildProblems(app, (file) => Promise.resolve(files.get(file)))),
  ]
  if (problems.length > 0) return failure(problems)
  const unfree = await versionProblem(store, app.name, app.version)
  if (unfree) return failure([unfree])
  const listed = new Map([...files].filter(([name]) => name === MANIFEST || Object.hasOwn(app.files, name)))
  const kept = new Map(await withCompressed(listed))
  const manifest = files.get(MANIFEST)
  if (sign && manifest) kept.set(PROVENANCE, sign(app, manifest))
  const put = await store.putBuild(app.name, app.version, kept)
  if (put === 'exists') return failure([{ kind: 'versionTaken', app: app.name, version: app.version }])
  if (put === 'removed') return failure([{ kind: 'versionRemoved', app: app.name, version: app.version }])
  return success(app)
}

/** Returns why a version is not available for a new build; undefined if it is available. */
export async function versionProblem(
  store: Store,
  app: AppName,
  version: AppVersion,
): Promise<PublishProblem | undefined> {
  if (await store.readBuildFile(app, version, MANIFEST)) return { kind: 'versionTaken', app, version }
  if (await store.isBuildRemoved(app, version)) return { kind: 'versionRemoved', app, version }
  // A case-insensitive disk would mix the files of both versions.
  const lower = version.toLowerCase()
  const versions = await store.listVersions(app)
  const other = versions.find((known) => known !== version && known.toLowerCase() === lower)
  return other && { kind: 'versionDiffersInCase', app, version, other }
}

/** Returns a problem for each file that no page loads, because it could be opened as a page where the store is served. */
function foreignFiles({ name, version, rendering, files }: BuiltApp): PublishProblem[] {
  return Object.keys(files)
    .filter((file) => !isServed(file) && !file.endsWith(MAP_ENDING) && file !== rendering)
    .map((file) => ({ kind: 'fileForeign', app: name, version, file }))
}

/** Returns a problem for each pair of files whose names are equal on a case-insensitive disk. */
function filesDifferingInCase({ name, version, files }: BuiltApp): PublishProblem[] {
  const seen = new Map<string, string>()
  return Object.keys(files).flatMap((file): PublishProblem[] => {
    const other = seen.get(file.toLowerCase())
    seen.set(file.toLowerCase(), file)
    return other === undefined
      ? []
      : [{ kind: 'filesDifferInCase', app: name, version, files: [other, file] }]
  })
}

/** Parses a build's app.json. */
export function describeBuild(files: Files): Result<BuiltApp, PublishProblem> {
  const manifest = files.get(MANIFEST)
  if (!manifest) return failure({ kind: 'manifestMissing' })
  const checked = parseManifest(manifest)
  return checked.ok ? success(checked.value) : failure({ kind: 'manifestWrong', detail: checked.problem })
}

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
