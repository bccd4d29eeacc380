import type { AppName, AppVersion } from '@crossbook/contract'
import { channelName, type PrerenderKey, type Store } from '@crossbook/store'

export const APP = 'wallet' as AppName
export const VERSION = '1.0.0' as AppVersion
export const STAGING = channelName('staging')
const PRODUCTION = channelName('production')

/** A build's files, each with this text. */
export const files = (text: string) =>
  new Map(['app.json', 'main.js', 'main.js.br', 'style.css'].map((name) => [name, Buffer.from(text)]))

/** What a store promises of the sites that it serves; `open` opens the test's own store. */
export function describeServing(open: () => Store) {
  describe('what a channel’s site serves', () => {
    const build = { kind: 'build', app: APP, version: VERSION } as const
    const prerender = { kind: 'prerender', key: '0'.repeat(24) as PrerenderKey } as const

    it('is what it has been given, once, until that is taken away', async () => {
      await open().putBuild(APP, VERSION, files('x'))
      await open().putPrerender(prerender.key, new Map([['paint.css', Buffer.from('p{}')]]))
      expect((await open().readSite(STAGING)).served).toEqual([])
      await Promise.all([1, 2, 3].map(() => open().serve(STAGING, build)))
      await open().serve(STAGING, prerender)
      expect((await open().readSite(STAGING)).served).toEqual([build, prerender])
      expect((await open().readSite(PRODUCTION)).served).toEqual([])
      await open().stopServing(STAGING, build)
      await open().stopServing(STAGING, build)
      expect((await open().readSite(STAGING)).served).toEqual([prerender])
      expect(Buffer.from((await open().readBuildFile(APP, VERSION, 'main.js')) ?? []).toString()).toBe('x')
    })

    it('is nothing that the store does not have', async () => {
      await open().serve(STAGING, build)
      await open().serve(STAGING, prerender)
      expect((await open().readSite(STAGING)).served).toEqual([])
    })
  })
}
