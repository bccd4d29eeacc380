/** @jest-environment node */
import type { AppName, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { renderedHost, renderedWallet } from '@crossbook/deploy-testing/renderedBuilds'
import { hostBuild, published, remoteBuild, type SampleBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore, type Store } from '@crossbook/store'
import { prerenderFailureMessage, prerenderKeys, prerenderRelease } from './prerenderRelease'
import type * as Sandbox from '../sandbox/prerender'
import { prerender } from '../sandbox/prerender'

jest.mock('../sandbox/prerender', () => {
  const actual = jest.requireActual<typeof Sandbox>('../sandbox/prerender')
  return { ...actual, prerender: jest.fn(actual.prerender) }
})

const newFolder = temporaryFolders()

async function prerenderedOf(store: Store, host: SampleBuild<BuiltHost>, wallet: SampleBuild<BuiltRemote>) {
  const release = sampleRelease({
    host: await published(store, host),
    remotes: [await published(store, wallet)],
  })
  return { release, ...(await prerenderRelease(store, release)) }
}

describe('the prerenders of a release', () => {
  it('are there for every route, protected ones and the not-found page included', async () => {
    const { screens, failures } = await prerenderedOf(
      folderStore(newFolder()),
      renderedHost('1.0.0'),
      renderedWallet('1.0.0', '"one"'),
    )
    expect(failures).toEqual([])
    expect(Object.fromEntries([...screens].map(([path, { html }]) => [String(path), html]))).toEqual({
      '/wallet/home': '<p>host nothing</p>',
      '/wallet/open': '<p>host one</p>',
      '/login': '<p>host nothing</p>',
      '/register': '<p>host nothing</p>',
      null: '<p>host nothing</p>',
    })
  })

  it('are made again for a remote’s own routes when it changes, and for all when the host does', async () => {
    const store = folderStore(newFolder())
    const first = await prerenderedOf(store, renderedHost('1.0.0'), renderedWallet('1.0.0', '"one"'))
    const second = await prerenderedOf(store, renderedHost('1.0.1'), renderedWallet('2.0.0', '"two"'))
    const third = await prerenderedOf(
      store,
      renderedHost('2.0.0', 'new host'),
      renderedWallet('3.0.0', '"two"'),
    )
    const name = async ({ release }: typeof first, path: string) => (await prerenderKeys(release)).get(path)

    expect(second.screens.get('/wallet/open')?.html).toBe('<p>host two</p>')
    expect(await name(second, '/wallet/open')).not.toBe(await name(first, '/wallet/open'))
    expect(await name(second, '/login')).toBe(await name(first, '/login'))
    expect(third.screens.get('/login')?.html).toBe('<p>new host nothing</p>')
    expect(await name(third, '/login')).not.toBe(await name(second, '/login'))
  })

  it('are made again for all when the title of a page changes that the footer of each leads to', async () => {
    const store = folderStore(newFolder())
    const host = await published(store, renderedHost('1.0.0'))
    const wallet = await published(store, renderedWallet('1.0.0', '"one"'))
    const loginName = async (title: string) => {
      const screens = wallet.screens.map((screen) => ({ ...screen, title }))
      const names = await prerenderKeys(sampleRelease({ host, remotes: [{ ...wallet, screens }] }))
      return names.get('/login')
    }
    const first = await loginName('Funds')
    expect(await loginName('Funds')).toBe(first)
    expect(await loginName('Money')).not.toBe(first)
  })

  it('are left out where a screen throws or styles an element inline, with the reason', async () => {
    const store = folderStore(newFolder())
    const throwing = await prerenderedOf(
      store,
      renderedHost('1.0.0'),
      renderedWallet('1.0.0', 'document.title'),
    )
    expect(throwing.failures).toEqual([
      { path: '/wallet/open', app: 'wallet', reason: 'document is not defined' },
    ])
    const styled = await prerenderedOf(
      store,
      renderedHost('1.0.2'),
      renderedWallet('2.0.0', `'<b style="color:red">'`),
    )
    expect(styled.failures).toEqual([
      {
        path: '/wallet/open',
        app: 'wallet',
        reason: 'has a style attribute in its first render, which the site’s policy forbids',
      },
    ])
  })

  it('are not tried again where they have failed: the reason is remembered', async () => {
    const store = folderStore(newFolder())
    const { release, ...first } = await prerenderedOf(
      store,
      renderedHost('1.0.0'),
      renderedWallet('1.0.0', 'document.title'),
    )
    jest.mocked(prerender).mockClear()
    expect(await prerenderRelease(store, release)).toEqual(first)
    expect(first.failures).toHaveLength(1)
    expect(prerender).not.toHaveBeenCalled()
  })

  it('are tried again where only this machine could not make them', async () => {
    const store = folderStore(newFolder())
    const noSandbox = {
      problem: 'is not rendered, because this machine has no sandbox for it (why)',
      isOfMachine: true,
    }
    jest
      .mocked(prerender)
      .mockImplementationOnce(async ({ apps }) =>
        Promise.resolve(
          new Map(apps.flatMap(({ paths }) => paths.map((path) => [path, noSandbox] as const))),
        ),
      )
    const { release, ...first } = await prerenderedOf(
      store,
      renderedHost('1.0.0'),
      renderedWallet('1.0.0', '"one"'),
    )
    expect(first.screens.size).toBe(0)
    expect(first.failures.map(({ reason }) => reason)).toEqual(Array(5).fill(noSandbox.problem))
    expect((await prerenderRelease(store, release)).failures).toEqual([])
  })

  it('are none where the host publishes nothing that renders', async () => {
    const store = folderStore(newFolder())
    expect((await prerenderedOf(store, hostBuild(), remoteBuild())).screens.size).toBe(0)
  })
})

it('names the application once, whether or not the reason begins with it', () => {
  const app = 'insights' as AppName
  expect(prerenderFailureMessage({ path: '/insights', app, reason: 'throws an error' })).toBe(
    '/insights appears only after its code has loaded: insights throws an error.',
  )
  expect(prerenderFailureMessage({ path: null, app, reason: 'insights has published nothing' })).toBe(
    'The not-found page appears only after its code has loaded: insights has published nothing.',
  )
})
