/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A checkout with a commit to change. */
function changedCheckout() {
  const checkout = checkoutIn(temporaryFolder())
  const { root, children, git, write } = checkout
  const commit = (...files: string[]) => {
    for (const file of files) write(file, `${file} at ${git('rev-parse', 'HEAD')}`)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'a change')
    return git('rev-parse', 'HEAD').trim()
  }
  return {
    ...checkout,
    commit,
    changed: (...range: string[]) => releaseCommand({ root, children })('changed', ...range),
  }
}

it('names the applications that a commit touches and their files, without a store', async () => {
  const { changed, commit } = changedCheckout()
  commit('remote-wallet/src/wallet.ts', 'remote-wallet/src/b.ts', 'remote-wallet/src/c.ts')
  expect(await changed()).toEqual({
    code: 0,
    out: 'wallet  remote-wallet/src/b.ts, remote-wallet/src/c.ts, and 1 more\n',
    err: '',
  })
})

it('finds those that depend on a shared package, and none for a file that no build reads', async () => {
  const { changed, commit, git } = changedCheckout()
  const before = git('rev-parse', 'HEAD').trim()
  const shared = commit('shared/ui/ui.ts')
  const { out } = await changed(`${before}..${shared}`, '--json')
  expect(JSON.parse(out)).toMatchObject({
    from: before,
    to: shared,
    apps: [{ app: 'wallet', files: ['shared/ui/ui.ts'] }],
  })
  const notes = commit('docs/notes.md', 'remote-wallet/src/wallet.test.ts')
  expect((await changed()).out).toBe(
    `No app changed between ${shared.slice(0, 10)} and ${notes.slice(0, 10)}: no build reads the changed files. There is nothing to publish.\n`,
  )
})

it('leaves out what main has done since a branch left it', async () => {
  const { changed, commit, git } = changedCheckout()
  git('switch', '--quiet', '--create', 'faster')
  commit('host/src/host.ts')
  git('switch', '--quiet', 'main')
  commit('remote-wallet/src/wallet.ts')
  const appsOf = async (range: string) =>
    (JSON.parse((await changed(range, '--json')).out) as { apps: { app: string }[] }).apps.map(
      ({ app }) => app,
    )
  expect(await appsOf('main...faster')).toEqual(['host'])
  expect(await appsOf('main..faster')).toEqual(['host', 'wallet'])
  expect(await appsOf('faster...')).toEqual(['wallet'])
})

it.each([['nowhere'], ['nowhere..HEAD'], ['HEAD...nowhere'], ['--output=x..HEAD']])(
  'reports that the checkout has no such commit as in %s',
  async (range) => {
    const { changed } = changedCheckout()
    const { code, err } = await changed('--', range)
    expect(code).toBe(1)
    expect(err).toMatch(/^This checkout has no commit .+: list the commits with git log .+\n$/)
  },
)

it('explains how to fetch the rest when a build server has fetched the last commit alone', async () => {
  const { root, commit } = changedCheckout()
  commit('remote-wallet/src/wallet.ts')
  const part = temporaryFolder()
  execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, part])
  const { code, err } = await releaseCommand({ root: part })('changed')
  expect(code).toBe(1)
  expect(err).toBe(
    'This checkout has no commit HEAD~1: this clone is shallow; fetch the other commits with git fetch --unshallow.\n',
  )
})

it('reports in a folder without git that it needs a checkout', async () => {
  const { code, err } = await releaseCommand({ root: temporaryFolder() })('changed')
  expect(code).toBe(1)
  expect(err).toMatch(/^This folder is not in a git repository/)
})
