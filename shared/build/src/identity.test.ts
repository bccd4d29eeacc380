/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIdentity } from './identity'

const environment = { ...process.env }
const folders: string[] = []
afterEach(() => {
  process.env = { ...environment }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A repository with the application remote-wallet in web/, and another one that it ignores. */
function repository() {
  const top = mkdtempSync(path.join(tmpdir(), 'crossbook-identity-'))
  folders.push(top)
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-C', top, ...parameters])
      .toString()
      .trim()
  for (const folder of ['web/remote-wallet', 'archive/remote-wallet']) {
    mkdirSync(path.join(top, folder), { recursive: true })
    writeFileSync(path.join(top, folder, 'package.json'), '{ "version": "1.4.0" }')
  }
  writeFileSync(path.join(top, '.gitignore'), 'archive/\n')
  git('init', '--quiet')
  const commitOf = async (folder: string) =>
    (await buildIdentity(path.join(top, folder, 'remote-wallet'), 'wallet', { kind: 'production' })).commit
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'all of it')
    return git('rev-parse', 'HEAD')
  }
  return { top, commit, commitOf }
}

it('a build names the commit that has its files', async () => {
  const { commit, commitOf } = repository()
  const made = commit()
  expect(await commitOf('web')).toBe(made)
})

it('a build of files that the repository around them ignores names no commit', async () => {
  const { commit, commitOf } = repository()
  commit()
  expect(await commitOf('archive')).toBeNull()
})

it('a build names no commit where there is none yet, and where git fails', async () => {
  const { commit, commitOf } = repository()
  expect(await commitOf('web')).toBeNull()
  commit()
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
  expect(await commitOf('web')).toBeNull()
})

it('a build inside a git hook names the commit of its own repository', async () => {
  const { commit, commitOf } = repository()
  const made = commit()
  const other = repository()
  other.commit()
  process.env.GIT_DIR = path.join(other.top, '.git')
  expect(await commitOf('web')).toBe(made)
})
