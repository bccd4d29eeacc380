import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { damaged, headDamaged, noCommitOn, refusedBy } from './gitProblem'
import { runGit } from './runGit'

/** A folder's place in the repository that contains its files. */
export interface Repository {
  /** Folder within the repository, with a slash at its end: `web/`; empty at the top of the repository. */
  prefix: string
  /** Commit that is checked out. */
  commit: string
}

/**
 * Returns the repository of a folder. Undefined if the folder is in no repository, or if the repository around it has none of its files,
 * such as an unpacked archive in an ignored folder. Throws a `GitProblem` for every other failure.
 */
export async function openRepository(folder: string): Promise<Repository | undefined> {
  const place = await placeOf(folder)
  if (!place) return undefined
  const commit = await headOf(folder)
  const holds = place.prefix === '' || (await hasFiles(folder))
  return holds ? { prefix: place.prefix, commit } : undefined
}

/**
 * Returns the top folder of the repository around a folder, even if none of the folder's files are in it; undefined without a repository.
 */
export async function topOf(folder: string): Promise<string | undefined> {
  return (await placeOf(folder))?.top
}

async function placeOf(folder: string) {
  const entry = nearestEntry(path.resolve(folder))
  const found = await runGit(folder, [
    'rev-parse',
    '--is-inside-work-tree',
    '--show-toplevel',
    '--show-prefix',
  ])
  if (found.code !== 0) {
    if (!/not a git repository/.test(found.err)) throw refusedBy(folder, found.err)
    if (entry === undefined) return undefined
    throw damaged(entry, found.err)
  }
  const [isInside, top = '', prefix = ''] = found.out.split('\n')
  // Git skips a damaged .git, and then describes a repository further up.
  if (entry !== undefined && !(isInside === 'true' && isSameFolder(top, path.dirname(entry))))
    throw damaged(entry, '')
  return { top, prefix }
}

/** Returns the nearest `.git`, searching upwards from a folder. */
function nearestEntry(folder: string): string | undefined {
  const entry = path.join(folder, '.git')
  if (existsSync(entry)) return entry
  const parent = path.dirname(folder)
  return parent === folder ? undefined : nearestEntry(parent)
}

function isSameFolder(a: string, b: string) {
  const [first, second] = [statSync(a), statSync(b)]
  return first.dev === second.dev && first.ino === second.ino
}

async function headOf(folder: string) {
  const head = await runGit(folder, ['rev-parse', '--verify', 'HEAD^{commit}'])
  if (head.code === 0) return head.out.trim()
  const branch = await runGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  const isUnborn =
    branch.code === 0 && (await runGit(folder, ['rev-parse', '--quiet', '--verify', 'HEAD'])).code !== 0
  throw isUnborn ? noCommitOn(branch.out.trim()) : headDamaged(folder, head.err)
}

/** Returns whether the checked-out commit has files in this folder. */
async function hasFiles(folder: string) {
  const { code, out, err } = await runGit(folder, ['cat-file', '-t', 'HEAD:./'])
  if (code === 0) return out.trim() === 'tree'
  if (/(?:but not in|does not exist in) 'HEAD'/.test(err)) return false
  throw refusedBy(folder, err)
}
