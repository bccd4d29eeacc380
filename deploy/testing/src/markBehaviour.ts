import type { AppName, AppVersion } from '@crossbook/contract'
import type { Store } from '@crossbook/store'

const APP = 'wallet' as AppName
const [VERSION, OTHER] = ['1.0.0', '2.0.0'] as [AppVersion, AppVersion]

/** The tests of a store's marks; `open` opens the same place each time. */
export function describeMarks(open: () => Store) {
  describe('marks', () => {
    it('keeps what was said of a build last, until it is taken away', async () => {
      const store = open()
      expect(await store.readMark(APP, VERSION)).toBeUndefined()
      await store.putMark(APP, VERSION, 'one')
      await store.putMark(APP, VERSION, 'two')
      expect(await open().readMark(APP, VERSION)).toBe('two')
      expect(await store.readMark(APP, OTHER)).toBeUndefined()
      await store.removeMark(APP, VERSION)
      await store.removeMark(APP, VERSION)
      expect(await open().readMark(APP, VERSION)).toBeUndefined()
    })
  })
}
