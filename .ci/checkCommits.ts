import { spawnSync } from 'node:child_process'
import path from 'node:path'
import {
  commonCommit,
  firstCommits,
  GitProblem,
  lastTag,
  mainBranchOfRemotes,
  openRepository,
} from '@crossbook/git'

const root = path.resolve(import.meta.dirname, '..')

/** The commits to check, or a message when there are none. */
type Range = { from: string } | string

/**
 * Returns the new commits: those that origin's main branch does not have. On that branch itself: those since the last tag, or all commits
 * without any tag.
 */
async function newCommits(): Promise<Range> {
  const repository = await openRepository(root)
  if (!repository) return 'This folder is in no git repository.'
  // The other commits of a repository that contains this folder follow its own rules.
  if (repository.prefix !== '') return `This folder is a part of another repository, ${repository.prefix}.`
  const main = await mainBranchOfRemotes(root)
  const shared = main === undefined ? undefined : await commonCommit(root, `origin/${main}`, 'HEAD')
  if (shared !== undefined && shared !== repository.commit) return { from: shared }
  return { from: (await lastTag(root)) ?? (await firstCommits(root)).at(-1) ?? repository.commit }
}

/** Like {@link newCommits}, but returns git's own message when git fails. */
async function rangeOrSentence(): Promise<Range> {
  try {
    return await newCommits()
  } catch (error) {
    if (error instanceof GitProblem) return error.message
    throw error
  }
}

const range = await rangeOrSentence()
if (typeof range === 'string') console.log(`${range} No commits were checked.`)
else {
  const { status } = spawnSync('node_modules/.bin/commitlint', ['--from', range.from], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
