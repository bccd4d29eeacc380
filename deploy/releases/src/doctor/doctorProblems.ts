import type { Damage } from './damage'
import type { LostRelease } from './examineStore'

/** The problems of a damaged store. */
export type DoctorProblem =
  | Damage
  | { kind: 'storeNotWhole'; damages: number; fixable: number; fixed: number }
  | { kind: 'releasesLost'; releases: readonly LostRelease[] }

type Kind = DoctorProblem['kind']

/** The messages of a damaged store: what is wrong, what no longer works because of it, and what helps. */
export const DOCTOR_WORDS: { [K in Kind]: (problem: Extract<DoctorProblem, { kind: K }>) => string } = {
  damaged: ({ file, wrong, breaks, advice, isFixable }) =>
    [
      `${file} ${wrong}.`,
      `  Breaks: ${breaks.length > 0 ? breaks.join('; ') : 'nothing that is shown'}.`,
      `  Fix: ${isFixable ? `--fix ${advice}` : advice}.`,
    ].join('\n'),
  storeNotWhole: ({ damages, fixable, fixed }) =>
    [
      `The store is not whole: ${damages} ${damages === 1 ? 'place is' : 'places are'} damaged.`,
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
