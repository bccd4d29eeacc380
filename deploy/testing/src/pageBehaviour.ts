import { channelName, type PageSet, type Store } from '@crossbook/store'
import { STAGING } from './servingBehaviour'

const PRODUCTION = channelName('production')
const RELEASE = `r${'a'.repeat(16)}`
const [OLD_SET, NEW_SET, OTHER_SET] = [
  `${RELEASE}-000000000001`,
  `${RELEASE}-000000000002`,
  `r${'b'.repeat(16)}-000000000003`,
] as [PageSet, PageSet, PageSet]

/** The tests of a store's sets of pages, and of their cohorts; `open` opens the same place each time. */
export function describePages(open: () => Store) {
  const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

  describe('pages', () => {
    const pages = (title: string, ...more: string[]) =>
      new Map(
        ['_404.html', 'tools/gas.html', 'release.json', ...more].map((page) => [page, Buffer.from(title)]),
      )

    it('keeps pages in folders as their paths are', async () => {
      await open().putPages(OLD_SET, pages('old'))
      expect(text(await open().readPage(OLD_SET, 'tools/gas.html'))).toBe('old')
      expect(await open().readPage(OLD_SET, 'tools')).toBeUndefined()
      expect(await open().readPage(NEW_SET, '_404.html')).toBeUndefined()
    })

    it('shows one set, then another, and says which', async () => {
      await open().putPages(OLD_SET, pages('old', 'gone.html'))
      await open().putPages(NEW_SET, pages('new', 'fresh.html'))
      expect(await open().shownPages(STAGING)).toBeUndefined()
      await open().showPages(STAGING, OLD_SET)
      expect(await open().shownPages(STAGING)).toBe(OLD_SET)
      expect(await open().shownPages(PRODUCTION)).toBeUndefined()
      await open().showPages(STAGING, NEW_SET)
      await open().showPages(STAGING, NEW_SET)
      expect(await open().shownPages(STAGING)).toBe(NEW_SET)
    })

    it('shows some cohorts others, more of them, those of another release, and none', async () => {
      for (const set of [OLD_SET, NEW_SET, OTHER_SET]) await open().putPages(set, pages(set))
      await open().showPages(STAGING, OLD_SET)
      const shown = async () => {
        const { set, cohorts } = await open().readSite(STAGING)
        return [set, cohorts?.set, cohorts?.cohorts]
      }
      expect(await shown()).toEqual([OLD_SET, undefined, undefined])
      const staff = '0123456789abcdef'.repeat(2)
      for (const [set, cohorts] of [
        [NEW_SET, ['07', '99']],
        [NEW_SET, ['07', '08', staff]],
        [OTHER_SET, ['08', '42']],
      ] as const) {
        await open().showCohorts(STAGING, { set, cohorts })
        await open().showCohorts(STAGING, { set, cohorts })
        expect(await shown()).toEqual([OLD_SET, set, [...cohorts].sort()])
      }
      for (let times = 0; times < 2; times++) await open().showCohorts(STAGING, undefined)
      expect(await shown()).toEqual([OLD_SET, undefined, undefined])
      await open().removePages(NEW_SET)
      await expect(open().showCohorts(STAGING, { set: NEW_SET, cohorts: ['07'] })).rejects.toThrow(
        `The store has no pages ${NEW_SET} to show`,
      )
      expect(await open().shownPages(PRODUCTION)).toBeUndefined()
    })

    it('refuses to show pages that it does not have', async () => {
      await expect(open().showPages(STAGING, OLD_SET)).rejects.toThrow(
        `The store has no pages ${OLD_SET} to show`,
      )
    })

    it('lists sets, and removes one', async () => {
      await open().putPages(OLD_SET, pages('old'))
      await open().putPages(NEW_SET, pages('new'))
      expect((await open().listPages()).map(({ set }) => set).sort()).toEqual([OLD_SET, NEW_SET])
      await open().removePages(OLD_SET)
      await open().removePages(OLD_SET)
      expect(await open().readPage(OLD_SET, '_404.html')).toBeUndefined()
      expect((await open().listPages()).map(({ set }) => set)).toEqual([NEW_SET])
    })
  })
}
