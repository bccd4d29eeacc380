import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { firstCommits, GitProblem, openRepository } from '@crossbook/git'

const root = path.resolve(import.meta.dirname, '..')

/** Where the commits of this project begin; a sentence where there are none to check. */
async function firstCommit(): Promise<{ hash: string } | string> {
  try {
    const repository = await openRepository(root)
    if (!repository) return 'This folder is in no git repository.'
    // The other commits of a repository that contains this folder follow its own rules.
    if (repository.prefix !== '') return `This folder is a part of another repository, ${repository.prefix}.`
    return { hash: (await firstCommits(root)).at(-1) ?? repository.commit }
  } catch (error) {
    if (error instanceof GitProblem) return error.message
    throw error
  }
}

const first = await firstCommit()
if (typeof first === 'string') console.log(`${first} No commits were checked.`)
else {
  const { status } = spawnSync('node_modules/.bin/commitlint', ['--from', first.hash], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
