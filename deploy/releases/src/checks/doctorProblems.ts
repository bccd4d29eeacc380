import type { ReleaseId } from '@crossbook/contract'
import type { Messages } from './messages'

/** A damaged file of a store. */
export interface Damage {
  kind: 'damaged'
  /** Path below the store's root; a folder's path if the whole folder is affected. */
  file: string
  /** The verb and the rest of a sentence that begins with the path. */
  wrong: string
  /** Channels and mixes that no longer work. */
  breaks: readonly string[]
  /** The remedy for the user, or the action of `--fix`. */
  advice: string
  isFixable: boolean
}

/** A release that cannot be shown again until a file is restored. */
export interface LostRelease {
  release: ReleaseId
  /** The revisions that showed it, as `staging 1, 3`. */
  shown: readonly string[]
  /** The damaged file or build. */
  lacks: string
}

/** The problems of a damaged store. */
export type DoctorProblem =
  | Damage
  | { kind: 'storeNotWhole'; damages: number; fixable: number; fixed: number }
  | { kind: 'releasesLost'; releases: readonly LostRelease[] }

/** The messages about a damaged store. They name the damage, its consequences and the fix. */
export const DOCTOR_MESSAGES: Messages<DoctorProblem> = {
  damaged: ({ file, wrong, breaks, advice, isFixable }) =>
    [
      `${file} ${wrong}.`,
      `  Breaks: ${breaks.length > 0 ? breaks.join('; ') : 'nothing that is shown'}.`,
      `  Fix: ${isFixable ? `--fix ${advice}` : advice}.`,
    ].join('\n'),
  storeNotWhole: ({ damages, fixable, fixed }) =>
    [
      `The store is damaged in ${damages} ${damages === 1 ? 'place' : 'places'}.`,
      ...(fixed > 0 ? [`Fixed: ${fixed}.`] : []),
      ...(fixable > 0 ? [`pnpm release doctor --fix fixes ${fixable} of them.`] : []),
    ].join(' '),
  releasesLost: ({ releases }) => {
    const rows = releases.map(({ release, shown, lacks }) => [release, shown.join('; ') || 'none', lacks])
    const table = [['Release', 'Revisions', 'Lacks'], ...rows]
    const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
    const lines = table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    return ['Releases that cannot be shown again:', ...lines.map((line) => `  ${line}`)].join('\n')
  },
}

/** Why nothing is removed: what cannot be read may need anything. */
export type PruneProblem = { kind: 'needUnknown'; what: string; detail: string }

export const PRUNE_MESSAGES: Messages<PruneProblem> = {
  needUnknown: ({ what, detail }) =>
    `Nothing was removed: ${what} is still needed and cannot be read, so the files that it needs are unknown. ${detail}`,
}
