/** @jest-environment node */
import type { BuiltHost, BuiltRemote } from '@crossbook/contract'
import { hostBuild, published, remoteBuild, type SampleBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore, type Store } from '@crossbook/store'
import { integrityOf } from '@crossbook/web-files'
import { firstPaints } from './firstPaints'

const newFolder = temporaryFolders()

/** A host that paints what the remote of a path says, between the host's own words. */
const HOST = (words: string) => `
  exports.singletons = {}
  exports.render = async ({ page, path }, load) => {
    const remote = page.remotes.find(({ screens }) => screens.some((screen) => screen.path === path))
    const screen = remote?.screens.find((each) => each.path === path)
    const isPublic = screen?.access === 'public'
    const says = isPublic ? (await load({ app: remote.name, module: screen.module }))() : 'nothing'
    return { html: '<p>${words} ' + says + '</p>', css: 'p{}' }
  }`

const WALLET = (words: string) => `exports.modules = { './open': async () => ({ default: () => ${words} }) }`

/** The same build with a file that renders it. */
function withRendering<App extends BuiltHost | BuiltRemote>({ app, files }: SampleBuild<App>, code: string) {
  const bytes = Buffer.from(code)
  const described = {
    ...app,
    rendering: 'rendering.cjs',
    files: { ...app.files, 'rendering.cjs': { integrity: integrityOf(bytes), bytes: bytes.byteLength } },
  }
  return {
    app: described,
    files: new Map([
      ...files,
      ['rendering.cjs', bytes] as const,
      ['app.json', Buffer.from(JSON.stringify(described))] as const,
    ]),
  }
}

async function paintsOf(store: Store, host: SampleBuild<BuiltHost>, wallet: SampleBuild<BuiltRemote>) {
  const release = sampleRelease({
    host: await published(store, host),
    remotes: [await published(store, wallet)],
  })
  return firstPaints(store, release)
}

const host = (version: string, words = 'host') => withRendering(hostBuild({ version } as never), HOST(words))
const wallet = (version: string, words: string) =>
  withRendering(remoteBuild({ version } as never), WALLET(words))

describe('the first paints of a release', () => {
  it('are there for every route, protected ones and the answer to unknown paths included', async () => {
    const { paints, unpainted } = await paintsOf(
      folderStore(newFolder()),
      host('1.0.0'),
      wallet('1.0.0', '"one"'),
    )
    expect(unpainted).toEqual([])
    expect(Object.fromEntries([...paints].map(([path, { html }]) => [String(path), html]))).toEqual({
      '/wallet/home': '<p>host nothing</p>',
      '/wallet/open': '<p>host one</p>',
      '/login': '<p>host nothing</p>',
      '/register': '<p>host nothing</p>',
      null: '<p>host nothing</p>',
    })
  })

  it('are made again for a remote’s own routes when it changes, and for all when the host does', async () => {
    const store = folderStore(newFolder())
    const first = (await paintsOf(store, host('1.0.0'), wallet('1.0.0', '"one"'))).paints
    const second = (await paintsOf(store, host('1.0.1'), wallet('2.0.0', '"two"'))).paints
    const third = (await paintsOf(store, host('2.0.0', 'new host'), wallet('3.0.0', '"two"'))).paints
    const url = (paints: typeof first, path: string) => paints.get(path)?.styles.url

    expect(second.get('/wallet/open')?.html).toBe('<p>host two</p>')
    expect(url(second, '/wallet/open')).not.toBe(url(first, '/wallet/open'))
    expect(url(second, '/login')).toBe(url(first, '/login'))
    expect(third.get('/login')?.html).toBe('<p>new host nothing</p>')
    expect(url(third, '/login')).not.toBe(url(second, '/login'))
  })

  it('are left out where a screen throws or styles an element inline, with the reason', async () => {
    const store = folderStore(newFolder())
    const throwing = await paintsOf(store, host('1.0.0'), wallet('1.0.0', 'document.title'))
    expect(throwing.unpainted).toEqual([
      { path: '/wallet/open', app: 'wallet', reason: 'document is not defined' },
    ])
    const styled = await paintsOf(store, host('1.0.2'), wallet('2.0.0', `'<b style="color:red">'`))
    expect(styled.unpainted).toEqual([
      {
        path: '/wallet/open',
        app: 'wallet',
        reason: 'has a style attribute in its first render, which the site’s policy forbids',
      },
    ])
  })

  it('are none where the host publishes nothing that renders', async () => {
    const store = folderStore(newFolder())
    expect((await paintsOf(store, hostBuild(), remoteBuild())).paints.size).toBe(0)
  })
})
