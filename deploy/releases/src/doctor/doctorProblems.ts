import type { Damage } from './damage'

/** What a store that is not whole is refused with. */
export type DoctorProblem =
  Damage | { kind: 'storeNotWhole'; damages: number; mendable: number; mended: number }

type Kind = DoctorProblem['kind']

/** Each in a few sentences: what is wrong where, what that breaks, and what helps. */
export const DOCTOR_WORDS: { [K in Kind]: (problem: Extract<DoctorProblem, { kind: K }>) => string } = {
  damaged: ({ file, wrong, breaks, cure, isMendable }) =>
    [
      `${file} ${wrong}.`,
      `  Breaks: ${breaks.length > 0 ? breaks.join('; ') : 'nothing that is shown'}.`,
      `  Cure: ${isMendable ? `--mend; ${cure}` : cure}.`,
    ].join('\n'),
  storeNotWhole: ({ damages, mendable, mended }) =>
    [
      `The store is not whole: ${damages} ${damages === 1 ? 'place is' : 'places are'} damaged.`,
      ...(mended > 0 ? [`Mended: ${mended}.`] : []),
      ...(mendable > 0 ? [`pnpm release doctor --mend mends ${mendable} of them.`] : []),
    ].join(' '),
}
