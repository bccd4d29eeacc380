import type { AppName, AppVersion, MixId, ReleaseId } from '@crossbook/contract'
import { type ChannelRevision, channelName, type PrerenderKey, type StoreWithFiles } from '@crossbook/store'
import { describeMarks } from './markBehaviour'
import { describePages } from './pageBehaviour'
import { describeVerifications } from './verificationBehaviour'
import { APP, buildFiles, describeServing, files, STAGING, VERSION } from './servingBehaviour'

export { APP, buildFiles, files, STAGING, VERSION }

const PRODUCTION = channelName('production')
const RELEASE = 'r0123456789abcdef' as ReleaseId
const MIX = 'm0123456789abcdef' as MixId

/** A revision of a channel; the release's name is made of the digit. */
export const revision = (revision: number, digit = 'a'): ChannelRevision => ({
  revision,
  release: `r${digit.repeat(16)}` as ReleaseId,
  at: '2024-03-15T12:00:00.000Z',
  author: 'a test',
  reason: 'to see it move',
  kind: 'promotion',
  apps: {},
})

/** The tests of every store. `prepare` creates an empty place and returns a function that opens it, any number of times. */
export function describeStore(name: string, prepare: () => Promise<() => StoreWithFiles>) {
  describe(name, () => {
    let open: () => StoreWithFiles
    let store: StoreWithFiles
    beforeEach(async () => {
      open = await prepare()
      store = open()
    })
    const atOnce = <Value>(count: number, work: (store: StoreWithFiles, index: number) => Promise<Value>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(open(), index)))
    const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

    describe('builds', () => {
      it('gives back what was put, and undefined for what was not', async () => {
        expect(await store.putBuild(APP, VERSION, files('one'))).toBe('stored')
        for (const file of files('one').keys())
          expect(text(await open().readBuildFile(APP, VERSION, file))).toBe('one')
        expect(await store.readBuildFile(APP, VERSION, 'other.js')).toBeUndefined()
        expect(await store.readBuildFile(APP, '2.0.0' as AppVersion, 'main.js')).toBeUndefined()
      })

      it('keeps the first build of a version when a second one comes', async () => {
        await store.putBuild(APP, VERSION, files('first'))
        expect(await open().putBuild(APP, VERSION, files('second'))).toBe('exists')
        for (const file of files('').keys())
          expect(text(await store.readBuildFile(APP, VERSION, file))).toBe('first')
      })

      it('keeps exactly one of many builds of a version that are put at once, whole', async () => {
        const outcomes = await atOnce(10, (one, index) => one.putBuild(APP, VERSION, files(`build ${index}`)))
        expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
        const winner = outcomes.indexOf('stored')
        for (const file of files('').keys())
          expect(text(await store.readBuildFile(APP, VERSION, file))).toBe(`build ${winner}`)
      })

      it('refuses names that lead out of the store', async () => {
        await expect(store.putBuild('..' as AppName, VERSION, files('x'))).rejects.toThrow(
          'is not a valid file name',
        )
        const outside = new Map([...files('x'), ['../../../x', Buffer.from('x')]])
        await expect(store.putBuild(APP, VERSION, outside)).rejects.toThrow('is not a valid file name')
        await expect(store.readBuildFile(APP, VERSION, '../main.js')).rejects.toThrow(
          'is not a valid file name',
        )
      })

      it('lists every version of every app with the time at which it came', async () => {
        expect(await store.listBuilds()).toEqual([])
        const before = Date.now() - 2_000
        const versions = ['1.0.0', '1.1.0', '1.2.0', '1.10.0', '2.0.0-next.1']
        for (const version of versions) await store.putBuild(APP, version as AppVersion, files('x'))
        await store.putBuild('host' as AppName, VERSION, files('x'))
        const listed = await open().listBuilds()
        expect(listed.map(({ app, version }) => `${app}@${version}`).sort()).toEqual(
          [...versions.map((version) => `wallet@${version}`), 'host@1.0.0'].sort(),
        )
        for (const { at } of listed) expect(at.getTime()).toBeGreaterThan(before)
      })

      it('removes a build at once, more than once, and gives its version to no other', async () => {
        await store.putBuild(APP, VERSION, files('first'))
        await store.putBuild(APP, '1.1.0' as AppVersion, files('other'))
        await Promise.all([store.removeBuild(APP, VERSION), open().removeBuild(APP, VERSION)])
        await store.removeBuild(APP, VERSION)
        for (const file of files('').keys())
          expect(await store.readBuildFile(APP, VERSION, file)).toBeUndefined()
        expect((await store.listBuilds()).map(({ version }) => version)).toEqual(['1.1.0'])
        const again = await atOnce(2, (one) => one.putBuild(APP, VERSION, files('second')))
        expect(again).toEqual(['removed', 'removed'])
        expect(await store.isBuildRemoved(APP, VERSION)).toBe(true)
        expect(await store.isBuildRemoved(APP, '1.1.0' as AppVersion)).toBe(false)
      })

      it('names every version of an app that it keeps or kept, and none of another', async () => {
        expect(await store.listVersions(APP)).toEqual([])
        for (const version of ['1.0.0', '1.1.0-RC1'])
          await store.putBuild(APP, version as AppVersion, files('x'))
        await store.putBuild('earn' as AppName, '3.0.0' as AppVersion, files('x'))
        await store.removeBuild(APP, '1.1.0-RC1' as AppVersion)
        expect([...(await open().listVersions(APP))].sort()).toEqual(['1.0.0', '1.1.0-RC1'])
      })
    })

    describe('releases', () => {
      it('gives a release document back, also when it is put twice', async () => {
        await store.putRelease(RELEASE, '{}')
        await open().putRelease(RELEASE, '{}')
        expect(await store.readRelease(RELEASE)).toBe('{}')
      })

      it('lists releases, and removes one', async () => {
        const ids = ['1', '2', '3', '4'].map((digit) => `r${digit.repeat(16)}` as ReleaseId)
        for (const id of ids) await store.putRelease(id, '{}')
        expect((await store.listReleases()).map(({ id }) => id).sort()).toEqual(ids)
        await store.removeRelease(ids[0] ?? RELEASE)
        await store.removeRelease(RELEASE)
        expect((await open().listReleases()).map(({ id }) => id).sort()).toEqual(ids.slice(1))
      })
    })

    describePages(() => open())
    describeServing(() => open())

    describe('prerenders', () => {
      const keys = ['0', '1'].map((digit) => digit.repeat(24) as PrerenderKey) as [PrerenderKey, PrerenderKey]

      it('gives what was put first, lists it with the time at which it came, and removes it', async () => {
        const before = Date.now() - 2_000
        for (const [index, key] of keys.entries())
          await store.putPrerender(key, new Map([['prerenders.json', Buffer.from(`screen ${index}`)]]))
        await store.putPrerender(keys[0], new Map([['prerenders.json', Buffer.from('another')]]))
        expect(text(await open().readPrerender(keys[0], 'prerenders.json'))).toBe('screen 0')
        expect((await store.listPrerenders()).map(({ key }) => key).sort()).toEqual(keys)
        for (const { at } of await store.listPrerenders()) expect(at.getTime()).toBeGreaterThan(before)
        await store.removePrerender(keys[0])
        await store.removePrerender(keys[0])
        expect(await store.readPrerender(keys[0], 'prerenders.json')).toBeUndefined()
        expect((await open().listPrerenders()).map(({ key }) => key)).toEqual([keys[1]])
      })
    })

    describe('channels', () => {
      it('shows nothing before the first revision, then the last one, and remembers all', async () => {
        expect(await store.readPointer(STAGING)).toBeUndefined()
        expect(await store.readHistory(STAGING)).toEqual([])
        for (const [index, digit] of ['a', 'b', 'c', 'd'].entries())
          expect(await store.movePointer(STAGING, revision(index + 1, digit))).toBe('moved')
        expect(await open().readPointer(STAGING)).toEqual(revision(4, 'd'))
        expect(await store.readHistory(STAGING)).toEqual([
          revision(1, 'a'),
          revision(2, 'b'),
          revision(3, 'c'),
          revision(4, 'd'),
        ])
        expect(await store.readHistory(STAGING, 3)).toEqual([revision(3, 'c'), revision(4, 'd')])
      })

      it('keeps the settings that a revision carries', async () => {
        const settings = { acceptsMixes: true, site: { authUrl: '/auth/v1', authKey: 'a-key' } }
        await store.movePointer(STAGING, { ...revision(1), settings })
        expect((await store.readPointer(STAGING))?.settings).toEqual(settings)
      })

      it('keeps keys and signatures, and what a newer checkout adds to a revision', async () => {
        const signed = {
          ...revision(1),
          settings: {
            acceptsMixes: false,
            keys: [{ name: 'ops', key: `ed25519:${'A'.repeat(43)}`, builds: [], may: ['settings' as const] }],
          },
          signature: { keyid: 'k1', sig: 'AAAA' },
          later: 'something',
        }
        await store.movePointer(STAGING, signed)
        expect(await store.readPointer(STAGING)).toEqual(signed)
      })

      it('tells the second of two movers that it was overtaken, and keeps the first', async () => {
        expect(await store.movePointer(STAGING, revision(1, 'a'))).toBe('moved')
        expect(await store.movePointer(STAGING, revision(1, 'b'))).toBe('conflict')
        expect(await store.readHistory(STAGING)).toEqual([revision(1, 'a')])
      })

      it('lets exactly one of twenty win that revision at once, even if they write the same', async () => {
        const outcomes = await atOnce(20, (one) => one.movePointer(STAGING, revision(1)))
        expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(1)
        expect(await store.readHistory(STAGING)).toEqual([revision(1)])
      })

      it('loses none of the revisions that four make at once', async () => {
        await atOnce(4, async (one) => {
          for (let done = 0; done < 4;) {
            const next = ((await one.readPointer(STAGING))?.revision ?? 0) + 1
            if ((await one.movePointer(STAGING, revision(next))) === 'moved') done++
          }
        })
        const revisions = (await store.readHistory(STAGING)).map(({ revision }) => revision)
        expect(revisions).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
      })

      it('refuses a revision that would leave a gap in the history', async () => {
        await expect(store.movePointer(STAGING, revision(3))).rejects.toThrow('3 cannot follow it')
      })

      it('lists channels that have moved', async () => {
        expect(await store.listChannels()).toEqual([])
        for (const channel of ['qa', 'staging', 'production', 'local'])
          await store.movePointer(channelName(channel), revision(1))
        expect([...(await store.listChannels())].sort()).toEqual(['local', 'production', 'qa', 'staging'])
      })
    })
    describeMarks(() => open())
    describeVerifications(() => open())
    describe('mixes and versions', () => {
      it('keeps a mix under its channel alone, also when it is put twice', async () => {
        expect(await store.readMix(STAGING, MIX)).toBeUndefined()
        await store.putMix(STAGING, MIX, 'a mix')
        await open().putMix(STAGING, MIX, 'a mix')
        expect(await store.readMix(STAGING, MIX)).toBe('a mix')
        expect(await store.readMix(PRODUCTION, MIX)).toBeUndefined()
        expect([await store.listMixes(STAGING), await store.listMixes(PRODUCTION)]).toEqual([[MIX], []])
      })

      it('ends a mix, which putting it once more does not open again', async () => {
        await store.putMix(STAGING, MIX, 'open')
        await atOnce(3, (one) => one.endMix(STAGING, MIX, 'ended'))
        await store.putMix(STAGING, MIX, 'open')
        expect(await store.readMix(STAGING, MIX)).toBe('ended')
      })

      it('refuses to end a mix that it does not have', async () => {
        await expect(store.endMix(STAGING, MIX, 'ended')).rejects.toThrow('has no mix')
        expect(await store.listMixes(STAGING)).toEqual([])
      })

      it('replaces the list of versions while it is read: each reader gets one or the other, whole', async () => {
        const lists = ['first', 'second'].map((list) => list.repeat(20_000)) as [string, string]
        expect(await store.readVersions(STAGING)).toBeUndefined()
        await store.putVersions(STAGING, lists[0])
        let isWriting = true
        const writing = atOnce(4, async (one, index) => {
          for (let round = 0; round < 5; round++)
            await one.putVersions(STAGING, lists[(index + round) % 2] ?? '')
        }).finally(() => (isWriting = false))
        const reader = open()
        while (isWriting) expect(lists).toContain(await reader.readVersions(STAGING))
        await writing
      })

      it('takes the list of versions away', async () => {
        await store.putVersions(STAGING, 'list')
        await store.removeVersions(STAGING)
        await store.removeVersions(STAGING)
        expect(await store.readVersions(STAGING)).toBeUndefined()
      })
    })
  })
}
