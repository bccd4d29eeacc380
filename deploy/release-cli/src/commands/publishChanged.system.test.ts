/** @jest-environment node */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { appsIn } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A checkout of which everything has been published, and a way to commit changes to its files. */
async function publishedCheckout() {
  const checkout = checkoutIn(temporaryFolder())
  const { root, children, git, write, built } = checkout
  const release = releaseCommand({ root, children })
  for (const app of ['host', 'wallet']) await release('publish', app)
  built.length = 0
  const commit = (files: Record<string, string>) => {
    for (const [file, content] of Object.entries(files)) write(file, content)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'a change')
  }
  const raise = (folder: string, version: string) =>
    JSON.stringify({ ...(JSON.parse(git('show', `HEAD:${folder}/package.json`)) as object), version })
  return { ...checkout, store: appsIn(root).store, release, commit, raise }
}

it('publishes every application of which nothing is published', async () => {
  const { root, children, built } = checkoutIn(temporaryFolder())
  const { code, out, err } = await releaseCommand({ root, children })('publish', '--changed')
  expect([code, built]).toEqual([0, ['host 1.4.0', 'remote-wallet 1.4.0']])
  expect(out).toMatch(/^Published host 1\.4\.0 .*\nPublished wallet 1\.4\.0 .*\n$/)
  expect(err).toContain('host: it is not published yet\nwallet: it is not published yet\n')
})

it('builds nothing where nothing differs, also after commits that no build reads', async () => {
  const { release, commit, built } = await publishedCheckout()
  commit({
    'docs/notes.md': 'x',
    'remote-wallet/src/wallet.test.ts': 'x',
    'remote-wallet/budgets.json': '{}',
    'shared/other/thing.ts': 'x',
  })
  expect(await release('publish', '--changed')).toEqual({
    code: 0,
    out: 'No app differs from its published build.\n',
    err: 'host: the same as 1.4.0\nwallet: the same as 1.4.0\n',
  })
  expect(built).toEqual([])
})

it('publishes the applications whose builds read a changed file, also through shared packages, and explains why', async () => {
  const { release, commit, raise, built } = await publishedCheckout()
  commit({ 'shared/ui/ui.ts': 'y', 'remote-wallet/package.json': raise('remote-wallet', '1.5.0') })
  const { code, out, err } = await release('publish', '--changed', '--json')
  expect([code, built]).toEqual([0, ['remote-wallet 1.5.0']])
  expect(err).toContain('host: the same as 1.4.0\n')
  expect(err).toContain('wallet: differs from 1.4.0 in remote-wallet/package.json and shared/ui/ui.ts\n')
  expect(JSON.parse(out)).toMatchObject({
    published: [{ app: 'wallet', version: '1.5.0' }],
    unchanged: [{ app: 'host', same: '1.4.0' }],
  })
})

it('builds nothing where one of them has no version left, and names it', async () => {
  const { release, commit, raise, built } = await publishedCheckout()
  commit({ 'tsconfig.json': 'y', 'remote-wallet/package.json': raise('remote-wallet', '1.5.0') })
  const { code, err } = await release('publish', '--changed')
  expect([code, built]).toEqual([1, []])
  expect(err).toContain('host: differs from 1.4.0 in tsconfig.json\n')
  expect(err).toContain(
    'host 1.4.0 is already published, and published versions never change; raise the version in its package.json.\n',
  )
  expect(err).not.toContain('wallet 1.4.0 is published already')
})

it('recognizes unchanged files under another commit, and compares main with versions of main alone', async () => {
  const { release, git, commit, raise, built } = await publishedCheckout()
  git('switch', '--quiet', '--create', 'faster')
  commit({ 'shared/money/money.ts': 'y' })
  await release('publish', '--changed')
  expect(built).toHaveLength(1)
  git('commit', '--quiet', '--allow-empty', '--message', 'nothing')
  expect((await release('publish', '--changed')).out).toBe('No app differs from its published build.\n')

  git('switch', '--quiet', 'main')
  commit({ 'shared/money/money.ts': 'y', 'remote-wallet/package.json': raise('remote-wallet', '1.5.0') })
  expect((await release('publish', '--changed')).code).toBe(0)
  expect(built.slice(1)).toEqual(['remote-wallet 1.5.0'])
})

it('compares with a commit that is named', async () => {
  const { release, commit: change, git, built } = await publishedCheckout()
  const since = git('rev-parse', 'HEAD')
  change({ 'shared/auth/auth.ts': 'y' })
  const compare = (...since: string[]) =>
    release('publish', '--changed', '--since', ...since, '--tag', 'trial')
  const { err } = await compare(since)
  expect(err).toContain(`host: differs from ${since} in shared/auth/auth.ts\nwallet: the same as ${since}\n`)
  expect(built).toHaveLength(1)
  expect((await compare('nowhere')).err).toContain('wallet: this checkout has no commit nowhere\n')
})

it('refuses changes in no commit once for all, and counts them where they are allowed', async () => {
  const { release, write, built } = await publishedCheckout()
  write('shared/money/money.ts', 'y')
  const { code, err } = await release('publish', '--changed')
  expect([code, err.match(/This checkout has a change that is in no commit/g)]).toEqual([
    1,
    [expect.anything()],
  ])
  await release('publish', '--changed', '--allow-dirty')
  expect(built.map((one) => one.split(' ')[0])).toEqual(['remote-wallet'])
})

it('takes builds that were made elsewhere, each by the name of its app', async () => {
  const { root, write, writeBuild, commit, children, built } = checkoutIn(temporaryFolder())
  const release = releaseCommand({ root, children })
  for (const [app, folder] of [
    ['host', 'host'],
    ['wallet', 'remote-wallet'],
  ] as const) {
    writeBuild(folder, '1.4.0', commit)
    cpSync(path.join(root, folder, 'dist'), path.join(root, '.crossbook/built', app), { recursive: true })
  }
  const { out } = await release('publish', '--changed', '--from', '.crossbook/built')
  expect(out).toContain('Published host 1.4.0')
  expect(out).toContain('Published wallet 1.4.0')
  expect(built).toEqual([])
  write('.crossbook/built/wallet/app.json', '{}')
  expect((await release('publish', '--changed', '--from', '.crossbook/built')).out).toBe(
    'No app differs from its published build.\n',
  )
})

it.each([
  [['publish'], 'name an app such as wallet, or use --changed'],
  [['publish', 'wallet', '--changed'], 'name an app such as wallet, or use --changed'],
  [['publish', 'wallet', '--since', 'main'], 'use --since together with --changed'],
  [['publish', '--changed', '--commit', 'abc'], '--commit needs one app'],
  [['publish', 'wallet', '--from', 'dist', '--commit', 'abc'], '--commit needs one app'],
])('is a wrong use as %j', async (parameters, message) => {
  const { code, err } = await releaseCommand({ root: temporaryFolder() })(...parameters)
  expect([code, err]).toEqual([2, expect.stringContaining(message) as string])
})
