import { askGit, runGit } from './runGit'

/** Two states of the files that git keeps. */
export interface CommitRange {
  from: string
  to: string
}

/**
 * Returns the files below `inputs` that differ between `from` and `to`, sorted, as paths from the folder; undefined if git lacks one of
 * the two commits.
 */
export async function filesBetween(folder: string, { from, to }: CommitRange, inputs: readonly string[]) {
  const [before, after] = [await commitCalled(folder, from), await commitCalled(folder, to)]
  if (before === undefined || after === undefined) return undefined
  const options = ['-r', '-z', '--name-only', '--no-renames', '--ignore-submodules=none', '--relative']
  const names = await askGit(folder, 'diff-tree', ...options, before, after, '--', ...inputs)
  return names.split('\0').filter((name) => name !== '')
}

/** Returns the commit that a hash, branch or tag names; undefined if the repository does not have it. */
export function commitCalled(folder: string, name: string) {
  // Git would read a name that begins with a dash as an option.
  return answer(folder, 'rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`)
}

/** Returns whether only the last commits were fetched, as on build servers. */
export async function isShallow(folder: string) {
  return (await askGit(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
}

/** Returns the text of a file at a commit, by its path from the folder; undefined if the file or the commit does not exist. */
export async function fileAt(folder: string, commit: string, file: string) {
  const hash = await commitCalled(folder, commit)
  const blob = hash && (await answer(folder, 'rev-parse', '--quiet', '--verify', `${hash}:./${file}`))
  return blob && askGit(folder, 'cat-file', 'blob', blob)
}

/** Returns the last common commit of two histories; undefined if they have none in common. */
export function commonCommit(folder: string, a: string, b: string) {
  return answer(folder, 'merge-base', a, b)
}

/** Returns the nearest tag in HEAD's history; undefined if it has none. */
export function lastTag(folder: string) {
  return answer(folder, 'describe', '--tags', '--abbrev=0', 'HEAD')
}

/** Returns the commits of HEAD's history that have no parent, newest first. */
export async function firstCommits(folder: string) {
  const listed = await askGit(folder, 'rev-list', '--max-parents=0', 'HEAD')
  return listed.trim().split('\n')
}

/** Runs git and returns its output, which may be empty. */
async function answer(folder: string, ...parameters: string[]) {
  const { code, out } = await runGit(folder, parameters)
  return code === 0 ? out.trim() : undefined
}
