import type { BuildSet, Store } from '@crossbook/store'

const [SET, OTHER] = [`s${'a'.repeat(32)}`, `s${'b'.repeat(32)}`] as [BuildSet, BuildSet]

/** The tests of a store's verifications; `open` opens the same place each time. */
export function describeVerifications(open: () => Store) {
  describe('verifications', () => {
    it('keeps what was found of a set of builds last, and lists it, until it is removed', async () => {
      const store = open()
      expect(await store.readVerification(SET)).toBeUndefined()
      expect(await store.listVerifications()).toEqual([])
      await store.putVerification(SET, 'one')
      await store.putVerification(SET, 'two')
      expect(await open().readVerification(SET)).toBe('two')
      expect(await store.readVerification(OTHER)).toBeUndefined()
      const [listed, ...others] = await open().listVerifications()
      expect([listed?.set, others]).toEqual([SET, []])
      expect(listed?.at.getTime()).not.toBeNaN()
      await store.removeVerification(SET)
      await store.removeVerification(SET)
      expect(await open().readVerification(SET)).toBeUndefined()
    })
  })
}
