import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { AppName, AppVersion } from '@crossbook/contract'
import { integrityOf, withCompressed } from '@crossbook/web-files'
import { channelName, type PrerenderKey, type StoreWithFiles } from '@crossbook/store'

export const APP = 'wallet' as AppName
export const VERSION = '1.0.0' as AppVersion
export const STAGING = channelName('staging')
const PRODUCTION = channelName('production')

/** A build's files, each with this text. */
export const files = (text: string) =>
  new Map(['app.json', 'main.js', 'main.js.br', 'style.css'].map((name) => [name, Buffer.from(text)]))

/** A build as publishing keeps it, with what these say in place of its own files. */
export async function buildFiles(text: string, replaced: ReadonlyMap<string, Buffer> = new Map()) {
  const content = ['main.js', 'main.js.map', 'style.css', 'font.woff2'].map(
    (name) => [name, Buffer.from(text)] as const,
  )
  const listed = content.map(([name, bytes]) => [name, { integrity: integrityOf(bytes) }])
  const manifest = Buffer.from(JSON.stringify({ files: Object.fromEntries(listed) }))
  return new Map([...(await withCompressed(new Map([['app.json', manifest], ...content]))), ...replaced])
}

/** The tests of the sites that a store serves; `open` opens the test's own store. */
export function describeServing(open: () => StoreWithFiles) {
  describe('what a channel’s site serves', () => {
    const item = { kind: 'build', app: APP, version: VERSION } as const
    const prerender = { kind: 'prerender', key: '0'.repeat(24) as PrerenderKey } as const

    it('is what it has been given, once, until that is taken away', async () => {
      await open().putBuild(APP, VERSION, await buildFiles('x'))
      await open().putPrerender(prerender.key, new Map([['release.json', Buffer.from('p{}')]]))
      expect((await open().readSite(STAGING)).served).toEqual([])
      await Promise.all([1, 2, 3].map(() => open().serve(STAGING, item)))
      await open().serve(STAGING, prerender)
      expect((await open().readSite(STAGING)).served).toEqual([item, prerender])
      expect((await open().readSite(PRODUCTION)).served).toEqual([])
      await open().stopServing(STAGING, item)
      await open().stopServing(STAGING, item)
      expect((await open().readSite(STAGING)).served).toEqual([prerender])
      expect(Buffer.from((await open().readBuildFile(APP, VERSION, 'main.js')) ?? []).toString()).toBe('x')
    })

    it('has no file that the app.json of its build does not list, no source map, and no compressed form of something else', async () => {
      const store = open()
      const added = new Map([
        ['logo.svg', Buffer.from('<svg/>')],
        ['main.js.br', brotliCompressSync('something else')],
        ['main.js.gz', Buffer.from('no gzip')],
        ['font.woff2.br', brotliCompressSync('x')],
      ])
      await store.putBuild(APP, VERSION, await buildFiles('x', added))
      await store.serve(STAGING, item)
      const site = `sites/${STAGING}/apps/${APP}/${VERSION}`
      const names = (await store.files.list(site)).map((name) => name.slice(site.length + 1))
      expect(names.filter((name) => !name.endsWith('.gz'))).toEqual([
        'app.json',
        'app.json.br',
        'font.woff2',
        'main.js',
        'main.js.br',
        'style.css',
        'style.css.br',
      ])
      const form = (await store.files.read(`${site}/main.js.br`)) ?? new Uint8Array()
      expect(brotliDecompressSync(form).toString()).toBe('x')
    })

    it('is without a listed file that has other bytes, unless the site has it whole', async () => {
      const store = open()
      await store.putBuild(APP, VERSION, await buildFiles('x'))
      await store.serve(STAGING, item)
      await store.readSite(STAGING)
      for (const file of ['main.js', 'main.js.br'])
        await store.files.put(`apps/${APP}/${VERSION}/${file}`, Buffer.from('y'))
      await store.serve(PRODUCTION, item)
      await store.serve(STAGING, item)
      expect(await store.files.read(`sites/${PRODUCTION}/apps/${APP}/${VERSION}/main.js`)).toBeUndefined()
      const kept = await store.files.read(`sites/${STAGING}/apps/${APP}/${VERSION}/main.js`)
      expect(Buffer.from(kept ?? []).toString()).toBe('x')
    })

    it('is seen to have what is part of no page, build or prerender', async () => {
      const store = open()
      await store.putBuild(APP, VERSION, await buildFiles('x'))
      await store.serve(STAGING, item)
      const site = `sites/${STAGING}`
      const strays = ['login.html', 'apps/evil.js', 'apps/wallet/latest/evil.js', 'prerenders/x/evil.css']
      for (const name of strays) await store.files.put(`${site}/${name}`, Buffer.from('evil'))
      const found = await store.readSite(STAGING)
      expect(found.served).toEqual([item])
      for (const stray of found.strays) expect(strays.some((name) => name.startsWith(stray))).toBe(true)
      await store.removeStrays(STAGING, found.strays)
      expect((await store.readSite(STAGING)).strays).toEqual([])
      expect((await store.files.list(site)).filter((name) => name.includes('evil'))).toEqual([])
    })

    it('is nothing that the store does not have', async () => {
      await open().serve(STAGING, item)
      await open().serve(STAGING, prerender)
      expect((await open().readSite(STAGING)).served).toEqual([])
    })
  })
}
