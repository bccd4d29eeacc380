import type { BuildProblem } from './buildProblems'

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
