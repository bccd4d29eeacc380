import type { FittingBuild } from '../../src/documents'

/** Returns whether a build cannot be chosen: it is marked as bad, or does not fit the chosen builds. */
export function isLeftOut({ bad, misfits }: Pick<FittingBuild, 'bad' | 'misfits'>) {
  return bad !== null || misfits.length > 0
}
