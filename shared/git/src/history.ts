import { askGit, runGit } from './runGit'

/** Two states of the files that git keeps. */
export interface CommitRange {
  from: string
  to: string
}

/**
 * Below `inputs`, the files that git has with other contents at `from` than at `to`, sorted, as paths from the folder; undefined when it
 * lacks one of the two commits.
 */
export async function filesBetween(folder: string, { from, to }: CommitRange, inputs: readonly string[]) {
  const [before, after] = [await commitCalled(folder, from), await commitCalled(folder, to)]
  if (before === undefined || after === undefined) return undefined
  const options = ['-r', '-z', '--name-only', '--no-renames', '--ignore-submodules=none', '--relative']
  const names = await askGit(folder, 'diff-tree', ...options, before, after, '--', ...inputs)
  return names.split('\0').filter((name) => name !== '')
}

/** The commit that a hash, branch or tag names; undefined when the repository has none. */
export function commitCalled(folder: string, name: string) {
  // A name that begins with a dash would be an option.
  return answer(folder, 'rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`)
}

/** Whether only the last commits were fetched, as build servers do. */
export async function isShallow(folder: string) {
  return (await askGit(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
}

/** Text of a file, by its path from the folder, at a commit; undefined where there is no such file or commit. */
export async function fileAt(folder: string, commit: string, file: string) {
  const hash = await commitCalled(folder, commit)
  const blob = hash && (await answer(folder, 'rev-parse', '--quiet', '--verify', `${hash}:./${file}`))
  return blob && askGit(folder, 'cat-file', 'blob', blob)
}

/** The last commit that is in the histories of both; undefined when there is none. */
export function commonCommit(folder: string, a: string, b: string) {
  return answer(folder, 'merge-base', a, b)
}

/** The nearest tag in HEAD's history; undefined when it has none. */
export function lastTag(folder: string) {
  return answer(folder, 'describe', '--tags', '--abbrev=0', 'HEAD')
}

/** The commits of HEAD's history that have no parent, newest first. */
export async function firstCommits(folder: string) {
  const listed = await askGit(folder, 'rev-list', '--max-parents=0', 'HEAD')
  return listed.trim().split('\n')
}

/** What git finds, which may be nothing. */
async function answer(folder: string, ...parameters: string[]) {
  const { code, out } = await runGit(folder, parameters)
  return code === 0 ? out.trim() : undefined
}
