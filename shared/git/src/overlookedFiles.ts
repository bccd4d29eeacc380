import { existsSync } from 'node:fs'
import path from 'node:path'
import { askGit } from './runGit'

/** Entries of the index that `git status` ignores by flag: assume-unchanged ones in small letters, skip-worktree ones with S. */
const OVERLOOKED = /^(?:[a-z]|S) /

/** Files that differ from the index although `git status` overlooks them, as paths from the folder. */
export async function overlookedChanges(folder: string): Promise<string[]> {
  const listed = await askGit(folder, 'ls-files', '-v', '-z', '--', '.')
  const marked = listed.split('\0').filter((line) => OVERLOOKED.test(line))
  if (marked.length === 0) return []
  const [present, absent] = [new Set<string>(), new Set<string>()]
  for (const line of marked) {
    const [mark, name] = [line.slice(0, 1), line.slice(2)]
    if (existsSync(path.join(folder, name))) present.add(name)
    // A sparse checkout leaves out files that it marks with S.
    else if (mark !== 'S' && mark !== 's') absent.add(name)
  }
  const changed = await Promise.all(
    [...present].map(async (name) => ((await isSame(folder, name)) ? [] : name)),
  )
  return [...absent, ...changed.flat()]
}

async function isSame(folder: string, name: string) {
  const hash = await askGit(folder, 'hash-object', '--', name)
  const entry = await askGit(folder, 'ls-files', '--stage', '-z', '--', name)
  return entry.split(/\s/)[1] === hash.trim()
}
