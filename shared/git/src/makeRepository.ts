import { commitRefused, GitProblem } from './gitProblem'
import { topOf } from './openRepository'
import { runGit } from './runGit'

/** Result of adding a new folder of files to git. */
export type NewRepository =
  /** A repository with one commit. */
  | { kind: 'committed' }
  /** The folder is in this repository already, and nothing was done. */
  | { kind: 'inside'; top: string }
  /** There is no commit yet, for this reason. */
  | { kind: 'notCommitted'; reason: string }

/** Makes a folder a repository, with all its files in the first commit on this branch. Does nothing in an existing repository. */
export async function makeRepository(
  folder: string,
  { branch, message }: { branch: string; message: string },
): Promise<NewRepository> {
  try {
    const top = await topOf(folder)
    if (top !== undefined) return { kind: 'inside', top }
    await change(folder, 'init', '--quiet')
    // Overrides init.defaultBranch, and works with versions of git whose init accepts no branch name.
    await change(folder, 'symbolic-ref', 'HEAD', `refs/heads/${branch}`)
    await change(folder, 'add', '--all')
    await change(folder, 'commit', '--quiet', '--message', message)
    return { kind: 'committed' }
  } catch (error) {
    if (error instanceof GitProblem) return { kind: 'notCommitted', reason: error.message }
    throw error
  }
}

async function change(folder: string, ...parameters: string[]) {
  const { code, err } = await runGit(folder, parameters)
  if (code !== 0) throw commitRefused(err)
}
