/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import {
  childrenIn,
  cloneIn,
  committingCheckout,
  releaseOf,
  versionIn,
} from '@crossbook/deploy-testing/checkouts'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const checkout = () => committingCheckout(temporaryFolder())

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

describe('any clone', () => {
  it.each([
    ['with the last commit alone', ['--depth', '1']],
    ['without the contents of old files', ['--filter', 'blob:none']],
    ['without old folders', ['--filter', 'tree:0']],
    ['that is whole', []],
  ])('%s publishes the same versions', async (_name, options) => {
    const made = checkout()
    made.git('config', 'uploadpack.allowFilter', 'true')
    made.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    const last = made.commit('remote-wallet/remote.ts')
    const clone = cloneIn(made, temporaryFolder(), ...options)
    expect(await versionIn(clone)).toBe('1.4.0')
    expect(await versionIn(clone, '--tag', 'x')).toBe(`1.4.0-x.${last.slice(0, 10)}`)
    writeFileSync(path.join(clone.root, 'shared/ui/ui.ts'), 'changed')
    made.write('shared/ui/ui.ts', 'changed')
    expect(await versionIn(clone, '--allow-dirty')).toBe(await versionIn(made, '--allow-dirty'))
  })

  it('explains what to fetch for branches that parted before its first commit', async () => {
    const made = checkout()
    made.git('branch', 'other')
    made.commit('host/a.ts')
    made.git('switch', '--quiet', 'other')
    made.commit('host/b.ts')
    const { root } = cloneIn(made, temporaryFolder(), '--depth', '1', '--no-single-branch')
    const { err } = await releaseOf({ root, children: made.children })(
      'changed',
      'origin/main...origin/other',
    )
    expect(err).toBe(
      'origin/main and origin/other have no commit in common: this clone is shallow; fetch the other commits with git fetch --unshallow.\n',
    )
  })

  it('on a tag needs the branch, and on a branch whose commits were replaced reads the true ones', async () => {
    const made = checkout()
    const first = made.git('rev-parse', 'HEAD')
    const last = made.commit('remote-wallet/remote.ts')
    made.git('replace', last, first)
    expect((await releaseOf(made)('changed', `${first}..${last}`)).out).toBe(
      'wallet  remote-wallet/remote.ts\n',
    )
    made.git('tag', 'v1')
    made.git('checkout', '--quiet', 'v1')
    expect(await versionIn(made)).toMatch(/^This checkout is on no branch/)
    expect(await versionIn(made, '--tag', 'v1')).toBe(`1.4.0-v1.${last.slice(0, 10)}`)
  })

  it('reached through a link is the same', async () => {
    const made = checkout()
    const link = path.join(temporaryFolder(), 'link')
    symlinkSync(cloneIn(made, temporaryFolder()).root, link)
    expect(await versionIn({ root: link, children: childrenIn(made, link) })).toBe('1.4.0')
  })

  it('with autocrlf has the same bytes, the same versions and nothing to commit', async () => {
    const made = checkout()
    const repository = path.resolve(__dirname, '../../../..')
    for (const file of ['.gitattributes', 'deploy/release-cli/bin/release.mjs', 'shared/build/bin/build.mjs'])
      made.write(
        file,
        readFileSync(path.join(repository, file), 'utf8').replace('pnpm-lock.yaml merge=pnpm-lock\n', ''),
      )
    made.commit('shared/ui/ui.ts')
    made.write('shared/ui/lines.ts', 'one\ntwo\n')
    made.commit()
    const clone = cloneIn(made, temporaryFolder(), '--config', 'core.autocrlf=true')
    for (const file of ['shared/ui/lines.ts', 'shared/build/bin/build.mjs'])
      expect(readFileSync(path.join(clone.root, file), 'utf8')).not.toContain('\r')
    expect(await versionIn(clone)).toBe('1.4.0')
    for (const root of [clone.root, made.root]) writeFileSync(path.join(root, 'shared/ui/ui.ts'), 'changed')
    expect(await versionIn(clone, '--allow-dirty')).toBe(await versionIn(made, '--allow-dirty'))
  })
})

it.each(['--assume-unchanged', '--skip-worktree'])(
  'a change that %s hides from git status is a change, and a file outside a sparse checkout is not',
  async (mark) => {
    const made = checkout()
    made.commit('docs/notes.md', 'remote-wallet/remote.ts')
    made.git('update-index', '--skip-worktree', 'docs/notes.md')
    rmSync(path.join(made.root, 'docs'), { recursive: true })
    made.git('update-index', mark, 'remote-wallet/remote.ts')
    expect(await versionIn(made, '--tag', 'x')).toMatch(/^1\.4\.0-x\.\w+$/)
    made.write('remote-wallet/remote.ts', 'hidden')
    expect(await versionIn(made)).toMatch(
      /^This checkout has a change that is in no commit \(remote-wallet\/remote\.ts\)/,
    )
  },
)

describe('settings of a user or a hook', () => {
  it('for another repository changes no answer', async () => {
    const made = checkout()
    const other = checkoutIn(temporaryFolder())
    rmSync(path.join(other.root, 'shared'), { recursive: true })
    Object.assign(process.env, {
      GIT_DIR: path.join(other.root, '.git'),
      GIT_WORK_TREE: other.root,
      GIT_INDEX_FILE: path.join(temporaryFolder(), 'index'),
      GIT_OBJECT_DIRECTORY: temporaryFolder(),
      GIT_PREFIX: 'nowhere/',
      GIT_ICASE_PATHSPECS: '1',
    })
    const last = made.commit('remote-wallet/remote.ts').slice(0, 10)
    expect(await versionIn(made)).toBe('1.4.0')
    expect(await versionIn(made, '--tag', 'x')).toBe(`1.4.0-x.${last}`)
    expect((await releaseOf(made)('changed')).out).toBe('wallet  remote-wallet/remote.ts\n')
  })

  it('in git’s settings changes no answer', async () => {
    const made = checkout()
    const settings = path.join(temporaryFolder(), 'gitconfig')
    writeFileSync(
      settings,
      `[color]\n ui = always\n[core]\n quotePath = true\n fsmonitor = false-program\n
[diff]\n external = false-program\n noprefix = true\n orderFile = /nowhere\n relative = false\n ignoreSubmodules = all\n renames = copies\n nameOnly = false
[status]\n short = true\n branch = true\n showStash = true\n relativePaths = false\n showUntrackedFiles = no\n renames = copies\n
[log]\n showSignature = true\n[i18n]\n logOutputEncoding = utf-16\n`,
    )
    process.env.GIT_CONFIG_GLOBAL = settings
    process.env.LC_ALL = 'de_DE.UTF-8'
    made.commit('remote-wallet/Übersicht "1".ts')
    expect((await releaseOf(made)('changed')).out).toBe('wallet  remote-wallet/Übersicht "1".ts\n')
    expect(await versionIn(made)).toBe('1.4.0')
    made.write('remote-wallet/näher.ts', 'x')
    expect(await versionIn(made)).toMatch(
      /^This checkout has a change that is in no commit \(remote-wallet\/näher\.ts\)/,
    )
  })
})

it('thousands of untracked files are counted, and the first are named', async () => {
  const made = checkout()
  // Their names are longer than a megabyte together.
  const MANY = 4000
  const folder = path.join(made.root, 'remote-wallet', 'a-folder-with-a-long-name'.repeat(4))
  mkdirSync(folder)
  for (let number = 0; number < MANY; number++)
    writeFileSync(path.join(folder, `${String(number).padStart(5, '0')}-${'long'.repeat(45)}.ts`), '')
  const refusal = await versionIn(made)
  expect(refusal).toMatch(
    /^This checkout has 4000 changes that are in no commit \(remote-wallet\/\S+00000-\S+, .+ and 3995 more\), so/,
  )
  expect(made.built).toEqual([])
})
