import type { FittingBuild } from '../../src/documents'

/** Whether a build cannot be chosen: it is marked as bad, or does not fit what is chosen already. */
export function isLeftOut({ bad, misfits }: Pick<FittingBuild, 'bad' | 'misfits'>) {
  return bad !== null || misfits.length > 0
}
