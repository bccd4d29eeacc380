import type { OpenPages } from '@crossbook/build/development'
import { parseThrown, locateError, type ReadBuilt } from '../problems/locateError'
import type { ProblemBoard } from '../problems/problemBoard'
import type { Workbench } from './openWorkbench'
import path from 'node:path'

/** Messages to pages under development, and the handling of their exceptions: a line in the terminal and lines of source. */
export function openPages(root: string, board: ProblemBoard, workbenches: readonly Workbench[]): OpenPages {
  const read = readBuilt(root, workbenches)
  return {
    problems: () => board.current(),
    async onThrown(input) {
      const thrown = parseThrown(input)
      if (!thrown) return undefined
      const problem = await locateError(thrown, root, read)
      board.reportError(problem)
      return { id: thrown.id, problem }
    },
  }
}

/** Reads what applications under development have built, by its address on the site. */
function readBuilt(
  root: string,
  workbenches: readonly Pick<Workbench, 'current' | 'folder' | 'read'>[],
): ReadBuilt {
  return async (pathname) => {
    const [, name, , file] = /^\/apps\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
    const workbench = workbenches.find(({ current }) => current().name === name)
    const bytes = file === undefined ? undefined : await workbench?.read(file)
    if (!workbench || !bytes) return undefined
    return { folder: path.join(root, workbench.folder), text: Buffer.from(bytes).toString('utf8') }
  }
}
