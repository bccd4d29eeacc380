import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Bytes of file names: a large history has many. */
const MOST_OUTPUT = 64 * 1024 * 1024

/** Two states of the files that git keeps. */
export interface CommitRange {
  from: string
  to: string
}

/** Below `inputs`, the files that git has with other contents at `from` than at `to`, sorted; undefined when it lacks one of the two. */
export async function filesBetween(root: string, { from, to }: CommitRange, inputs: readonly string[]) {
  const [before, after] = [await commitCalled(root, from), await commitCalled(root, to)]
  if (before === undefined || after === undefined) return undefined
  const names = await git(root, 'diff', '--name-only', '--no-renames', '-z', before, after, '--', ...inputs)
  return names.split('\0').filter((name) => name !== '')
}

/** The commit that somebody calls so, by a hash, branch or tag; undefined when the repository has none. */
export function commitCalled(root: string, name: string) {
  // A word that begins with a dash would be an option.
  return answer(root, 'rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`)
}

/**
 * What a checkout has of its history: `none` in a folder that is none of git, `part` where only the last commits were fetched, as
 * build servers do.
 */
export async function historyOf(root: string): Promise<'whole' | 'part' | 'none'> {
  const isPart = await answer(root, 'rev-parse', '--is-shallow-repository')
  return isPart === undefined ? 'none' : isPart === 'true' ? 'part' : 'whole'
}

/** Text of a file, by its path from the root, at a commit; undefined where there is no such file or commit. */
export async function fileAt(root: string, commit: string, file: string) {
  const hash = await commitCalled(root, commit)
  return hash && git(root, 'show', `${hash}:${file}`).catch(() => undefined)
}

/** The last commit that is in the histories of both; undefined when there is none. */
export function commonCommit(root: string, a: string, b: string) {
  return answer(root, 'merge-base', a, b)
}

async function answer(root: string, ...parameters: string[]) {
  const said = await git(root, ...parameters).catch(() => undefined)
  return said?.trim()
}

async function git(root: string, ...parameters: string[]) {
  const { stdout } = await execute('git', parameters, { cwd: root, maxBuffer: MOST_OUTPUT })
  return stdout
}
