/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { renderedHost, renderedWallet } from '@crossbook/deploy-testing/renderedBuilds'
import { published } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { PRERENDERS_DOCUMENT } from '@crossbook/pages'
import { prerenderingStore } from '@crossbook/releases'
import { folderStore, type PrerenderKey } from '@crossbook/store'

const temporaryFolder = temporaryFolders()
const FORCED = ['--force', '--reason', 'to see it fail']
const SITE = ['--auth-url', '/auth/v1', '--auth-key', 'a-key']

/** A store with a host and three wallets, the last of which has a screen that cannot be rendered. */
async function team() {
  const root = temporaryFolder()
  const store = folderStore(`${root}/.crossbook/store`)
  await published(store, renderedHost('1.0.0'))
  await published(store, renderedWallet('1.0.0', '"one"'))
  await published(store, renderedWallet('1.1.0', '"two"'))
  await published(store, renderedWallet('1.2.0', 'document.title'))
  const command = releaseCommand({ root })
  const routes = async () => {
    const documents = await Promise.all(
      (await store.listPrerenders()).map(({ key }) => store.readPrerender(key, PRERENDERS_DOCUMENT)),
    )
    return documents.flatMap((bytes) => (bytes ? Object.keys(JSON.parse(Buffer.from(bytes).toString())) : []))
  }
  /** Runs a command and returns for how many routes it adds a prerender to the store. */
  const rendered = async (...args: string[]) => {
    const before = (await routes()).length
    const { code, err } = await command(...args)
    if (code !== 0) throw new Error(err)
    return (await routes()).length - before
  }
  const page = async () => {
    const set = await store.shownPages(STAGING)
    return set && Buffer.from((await store.readPage(set, 'wallet/open.html')) ?? []).toString()
  }
  return { store, rendered, page }
}

describe('a promotion renders', () => {
  it('each screen once at the first, and nothing for its static site', async () => {
    const { rendered, page } = await team()
    // Two screens of the wallet, two pages of the host, and the not-found page.
    expect(await rendered('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')).toBe(5)
    expect(await rendered('channel', 'staging', ...SITE)).toBe(0)
    expect(await page()).toContain('<p>host one</p>')
  })

  it('the screens of one remote once, and nothing to roll it back', async () => {
    const { rendered, page } = await team()
    await rendered('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
    await rendered('channel', 'staging', ...SITE)
    expect(await rendered('promote', 'staging', 'wallet@1.1.0')).toBe(2)
    expect(await page()).toContain('<p>host two</p>')
    expect(await rendered('rollback', 'staging', '--all')).toBe(0)
    expect(await page()).toContain('<p>host one</p>')
  })

  it('nothing that check has already rendered from the same builds', async () => {
    const { rendered } = await team()
    await rendered('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
    expect(await rendered('check', 'staging', 'wallet@1.1.0')).toBe(2)
    expect(await rendered('promote', 'staging', 'wallet@1.1.0')).toBe(0)
  })

  it('a failing screen once as well, and no later command tries it again', async () => {
    const { rendered, page } = await team()
    await rendered('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
    await rendered('channel', 'staging', ...SITE)
    expect(await rendered('promote', 'staging', 'wallet@1.2.0', ...FORCED)).toBe(2)
    expect(await page()).not.toContain('<p>host')
    expect(await rendered('history', 'staging')).toBe(0)
    expect(await rendered('rollback', 'staging', '--all')).toBe(0)
    expect(await rendered('promote', 'staging', 'wallet@1.2.0', ...FORCED)).toBe(0)
  })

  it('nothing to repair a site, and reads none of its renderings', async () => {
    const { store, rendered } = await team()
    await rendered('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
    await rendered('channel', 'staging', ...SITE)
    for (const { key } of await store.listPrerenders()) await store.removePrerender(key)
    expect(await rendered('history', 'staging')).toBe(0)
    // The release document, which is written from the release.
    expect(await store.listPrerenders()).toHaveLength(1)
  })
})

it('a reader of the store checks with prerenders in memory', async () => {
  const denied = () => Promise.reject(new Error('denied'))
  const preview = prerenderingStore({ ...(await team()).store, putPrerender: denied })
  const [key, file] = ['0123456789abcdef' as PrerenderKey, Buffer.from('{}')]
  await preview.putPrerender(key, new Map([['prerenders.json', file]]))
  expect(await preview.readPrerender(key, 'prerenders.json')).toEqual(file)
})
