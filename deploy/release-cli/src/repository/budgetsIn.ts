import path from 'node:path'
import type { AppName } from '@crossbook/contract'
import { fileAt, GitProblem } from '@crossbook/git'
import { folderIn } from './appFolders'

/** Text of an application's `budgets.json` at a commit; undefined where the repository in `root` does not have it. */
export function budgetsAt(root: string, app: string, commit: string) {
  return fileAt(root, commit, path.posix.join(folderIn(root, app), 'budgets.json'))
}

/** Returns a reader of budgets for pages that show them as a note. If git fails, there are no budgets. */
export function budgetsIn(root: string) {
  return (app: AppName, commit: string) =>
    budgetsAt(root, app, commit).catch((error: unknown) => {
      if (error instanceof GitProblem) return undefined
      throw error
    })
}
