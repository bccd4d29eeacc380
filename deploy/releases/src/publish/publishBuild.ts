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
import { buildProblems } from '../checks/buildProblems'
import type { PublishProblem } from '../checks/publishProblems'
import { parseManifest } from '../builds/readBuild'

/** Makes a build's provenance, signed, from its app.json and that file's bytes. */
export type SignBuild = (app: BuiltApp, manifest: Uint8Array) => Uint8Array

/**
 * Checks a build, given as its folder's files, and keeps it with its compressed forms and, where somebody signs, its
 * provenance; a version is never overwritten.
 */
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

/** Why a version cannot be given to a build any more; undefined where it is free. */
export async function versionProblem(
  store: Store,
  app: AppName,
  version: AppVersion,
): Promise<PublishProblem | undefined> {
  if (await store.readBuildFile(app, version, MANIFEST)) return { kind: 'versionTaken', app, version }
  if (await store.isBuildRemoved(app, version)) return { kind: 'versionRemoved', app, version }
  // A disk that does not tell them apart would mix the files of both.
  const lower = version.toLowerCase()
  const versions = await store.listVersions(app)
  const other = versions.find((known) => known !== version && known.toLowerCase() === lower)
  return other && { kind: 'versionDiffersInCase', app, version, other }
}

/** Files that no page loads: in a store that sites are served from, each could be opened as a page of the site. */
function foreignFiles({ name, version, rendering, files }: BuiltApp): PublishProblem[] {
  return Object.keys(files)
    .filter((file) => !isServed(file) && !file.endsWith(MAP_ENDING) && file !== rendering)
    .map((file) => ({ kind: 'fileForeign', app: name, version, file }))
}

/** Files that a disk may take for one, whose names it does not tell apart. */
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

/** What a build says of itself: its app.json, checked in form. */
export function describeBuild(files: Files): Result<BuiltApp, PublishProblem> {
  const manifest = files.get(MANIFEST)
  if (!manifest) return failure({ kind: 'manifestMissing' })
  const checked = parseManifest(manifest)
  return checked.ok ? success(checked.value) : failure({ kind: 'manifestWrong', detail: checked.problem })
}
