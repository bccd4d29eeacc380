import { type BuiltApp } from '@crossbook/contract'
import { PROVENANCE } from '@crossbook/trust'
import { integrityOf, MANIFEST, PRECOMPRESSED } from '@crossbook/web-files'

/** Problems of one build's files. */
export type BuildProblem =
  | { kind: 'fileMissing'; app: string; version: string; file: string }
  | { kind: 'fileChanged'; app: string; version: string; file: string }
  | { kind: 'fileUnlisted'; app: string; version: string; file: string; neededBy: string }
  | { kind: 'fileReserved'; app: string; version: string; file: string }

/** Why a build is not taken into the store. */
export type PublishProblem =
  | BuildProblem
  | { kind: 'manifestMissing' }
  | { kind: 'manifestWrong'; detail: string }
  | { kind: 'hostName'; app: string }
  | { kind: 'fileForeign'; app: string; version: string; file: string }
  | { kind: 'filesDifferInCase'; app: string; version: string; files: readonly string[] }
  | { kind: 'versionTaken'; app: string; version: string }
  /** Copied from another store, whose build of this version is another one. */
  | { kind: 'otherBuild'; app: string; version: string }
  | { kind: 'versionRemoved'; app: string; version: string }
  | { kind: 'versionDiffersInCase'; app: string; version: string; other: string }

/** Compares a build's app.json with its files: all there, byte for byte, and nothing needed unlisted. Does not read those in `same`. */
export async function buildProblems(
  app: BuiltApp,
  read: (file: string) => Promise<Uint8Array | undefined>,
  same: ReadonlySet<string> = new Set(),
): Promise<BuildProblem[]> {
  const { name, version } = app
  const problems: BuildProblem[] = []
  for (const [file, { integrity }] of Object.entries(app.files)) {
    const found = { app: name, version, file }
    if (isReserved(file)) problems.push({ kind: 'fileReserved', ...found })
    else if (!same.has(file)) {
      const bytes = await read(file)
      if (!bytes) problems.push({ kind: 'fileMissing', ...found })
      else if (integrityOf(bytes) !== integrity) problems.push({ kind: 'fileChanged', ...found })
    }
  }
  for (const { file, neededBy } of neededFiles(app))
    if (!Object.hasOwn(app.files, file))
      problems.push({ kind: 'fileUnlisted', app: name, version, file, neededBy })
  return problems
}

function isReserved(file: string) {
  return [MANIFEST, PROVENANCE].includes(file) || PRECOMPRESSED.some(({ ending }) => file.endsWith(ending))
}

function neededFiles(app: BuiltApp) {
  const needs = (neededBy: string, files: readonly string[]) => files.map((file) => ({ file, neededBy }))
  const screens = app.screens.flatMap((screen) => needs(screen.path, screen.files))
  if (app.kind === 'host')
    return [
      ...needs('the first load', [...app.scripts, ...app.styles, ...app.fonts]),
      ...needs('the session', app.session),
      ...screens,
    ]
  return [
    ...needs('the remote itself', [app.entry]),
    ...screens,
    ...Object.entries(app.frames).flatMap(([frame, files]) => needs(frame, files ?? [])),
    ...app.screens.flatMap(({ frame }) =>
      frame && !Object.hasOwn(app.frames, frame) ? [{ file: frame, neededBy: 'its screens' }] : [],
    ),
  ]
}
