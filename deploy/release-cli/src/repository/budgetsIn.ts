import path from 'node:path'
import type { AppName } from '@crossbook/contract'
import { folderIn } from './appFolders'
import { fileAt } from './filesBetween'

/** Gives what an application's `budgets.json` said at a commit; undefined where the repository in `root` has it not. */
export function budgetsIn(root: string) {
  return (app: AppName, commit: string) =>
    fileAt(root, commit, path.posix.join(folderIn(root, app), 'budgets.json'))
}
