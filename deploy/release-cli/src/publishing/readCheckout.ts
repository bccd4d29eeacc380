import { changedFiles, currentBranch, openRepository } from '@crossbook/git'

/** The state of a working copy, as git reports it. */
export interface Checkout {
  commit: string
  /** Undefined at a detached HEAD, such as on build servers, which check out a commit and no branch. */
  branch: string | undefined
  /** Files below the folder that differ from the commit, and files that it does not know, as paths from the folder. */
  changed: readonly string[]
}

/**
 * The state of a working copy; undefined in a folder that no repository has files of, such as an unpacked archive. Throws a
 * `GitProblem` when git fails in any other way.
 */
export async function readCheckout(root: string): Promise<Checkout | undefined> {
  const repository = await openRepository(root)
  if (!repository) return undefined
  const { commit, prefix } = repository
  return { commit, branch: await currentBranch(root), changed: await changedFiles(root, prefix) }
}
