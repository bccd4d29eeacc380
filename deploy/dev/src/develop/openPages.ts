import type { OpenPages } from '@crossbook/build/development'
import { checkThrown, placeThrown } from '../problems/placeThrown'
import type { ProblemBoard } from '../problems/problemBoard'
import type { Workbench } from './openWorkbench'
import { readBuilt } from './readBuilt'

/** Messages to pages under development, and the handling of their exceptions: a line in the terminal and lines of source. */
export function openPages(root: string, board: ProblemBoard, workbenches: readonly Workbench[]): OpenPages {
  const read = readBuilt(root, workbenches)
  return {
    problems: () => board.current(),
    async onThrown(input) {
      const thrown = checkThrown(input)
      if (!thrown) return undefined
      const problem = await placeThrown(thrown, root, read)
      board.tellThrown(problem)
      return { id: thrown.id, problem }
    },
  }
}
