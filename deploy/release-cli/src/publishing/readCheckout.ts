import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What git says of a working copy. */
export interface Checkout {
  commit: string
  /** Undefined on build servers, which check out a commit and no branch. */
  branch: string | undefined
  /** Files that are not as in the commit, and files that it does not know. */
  changed: readonly string[]
}

/** The state of a working copy; undefined where git knows of none, such as in an image made from an archive. */
export async function readCheckout(root: string): Promise<Checkout | undefined> {
  const git = async (...parameters: string[]) => (await execute('git', parameters, { cwd: root })).stdout
  const commit = await git('rev-parse', '--verify', 'HEAD').catch(() => undefined)
  if (commit === undefined) return undefined
  const branch = await git('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => '')
  const status = await git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames')
  return {
    commit: commit.trim(),
    branch: branch.trim() || undefined,
    // Two letters and a space before each name.
    changed: status.split('\0').flatMap((line) => (line ? [line.slice(3)] : [])),
  }
}
