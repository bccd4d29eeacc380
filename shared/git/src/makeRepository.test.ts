/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeRepository } from './makeRepository'

const environment = { ...process.env }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'crossbook-repository-'))
  writeFileSync(path.join(folder, 'remote.ts'), 'x')
  const settings = path.join(folder, '..', `${path.basename(folder)}.gitconfig`)
  writeFileSync(settings, '[init]\n defaultBranch = master\n[user]\n useConfigOnly = true\n')
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_SYSTEM: '/dev/null' })
})
afterEach(() => {
  rmSync(process.env.GIT_CONFIG_GLOBAL ?? '')
  process.env = { ...environment }
  rmSync(folder, { recursive: true, force: true })
})

const ADA = {
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
}
const FIRST = { branch: 'main', message: 'feat: add the remote insights' }
const git = (...parameters: string[]) =>
  execFileSync('git', ['-C', folder, ...parameters])
    .toString()
    .trim()

it('makes the first commit of all files on the branch, whatever branch git begins with', async () => {
  Object.assign(process.env, ADA)
  expect(await makeRepository(folder, FIRST)).toEqual({ kind: 'committed' })
  expect(git('log', '--format=%D %s')).toBe('HEAD -> main feat: add the remote insights')
  expect(git('status', '--porcelain')).toBe('')
})

it('leaves a folder of another repository to it', async () => {
  Object.assign(process.env, ADA)
  git('init', '--quiet')
  const inner = path.join(folder, 'remotes/insights')
  mkdirSync(inner, { recursive: true })
  expect(await makeRepository(inner, FIRST)).toEqual({ kind: 'inside', top: folder })
  expect(existsSync(path.join(inner, '.git'))).toBe(false)
})

it('explains why there is no commit when git knows no author, or is not installed', async () => {
  expect(await makeRepository(folder, FIRST)).toEqual({
    kind: 'notCommitted',
    reason: expect.stringMatching(/^Git made no commit: ".*email.*"\.$/) as string,
  })
  process.env.PATH = folder
  expect(await makeRepository(folder, FIRST)).toEqual({
    kind: 'notCommitted',
    reason: 'There is no program called git on the PATH: install git, or add it to the PATH.',
  })
})
