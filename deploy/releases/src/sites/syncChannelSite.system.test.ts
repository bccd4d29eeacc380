/** @jest-environment node */
import { type AppVersion, canonicalJson } from '@crossbook/contract'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { APP, files, STAGING } from '@crossbook/deploy-testing/storeBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { writePages } from '@crossbook/pages'
import { type ChannelSettings, folderStore, type Store } from '@crossbook/store'
import { syncChannelSite } from './syncChannelSite'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()

const SITE = { authUrl: '/auth/v1', authKey: 'a-key' }

/** Moves the channel to a release of its own reason, without anything that would show it. */
async function moveTo(
  store: Store,
  reason: string,
  settings: ChannelSettings,
  { version = '1.0.0', host = hostBuild().app } = {},
) {
  const remotes = [remoteBuild({ version: version as AppVersion }).app]
  const release = sampleRelease({ reason, remotes, host })
  await store.putRelease(release.id, canonicalJson(release))
  const revision = ((await store.readPointer(STAGING))?.revision ?? 0) + 1
  const at = '2024-03-15T12:00:00.000Z'
  const moved = await store.movePointer(STAGING, {
    revision,
    release: release.id,
    at,
    author: 'a test',
    reason,
    kind: 'promotion',
    apps: {},
    settings,
  })
  return { release, moved }
}

describe.each([
  ['a folder', async () => folderStore(temporaryFolder())],
  ['a bucket', async () => bucketStore(await newServer())],
])('a static site in %s', (_, openStore) => {
  const open = async () => {
    const store = await openStore()
    await published(store, hostBuild())
    return store
  }

  it('shows the pages of the channel’s release under the channel’s settings', async () => {
    const store = await open()
    const { release } = await moveTo(store, 'first', { acceptsMixes: false, site: SITE })
    await syncChannelSite(store, STAGING)
    const { set } = await writePages(store, release, { ...SITE, channel: STAGING, acceptsMixes: false })
    expect(await store.shownPages(STAGING)).toBe(set)
    const page = Buffer.from((await store.readPage(set, '_404.html')) ?? []).toString()
    expect(page).toContain('"channel":"staging","acceptsMixes":false')
    const shown = Buffer.from((await store.readPage(set, 'release.json')) ?? []).toString()
    expect(shown).toBe(`{"release":"${release.id}"}\n`)
  })

  it('follows the next revision, and a change of settings alone', async () => {
    const store = await open()
    await moveTo(store, 'first', { acceptsMixes: false, site: SITE })
    await syncChannelSite(store, STAGING)
    const first = await store.shownPages(STAGING)
    const { release } = await moveTo(store, 'second', { acceptsMixes: false, site: SITE })
    await syncChannelSite(store, STAGING)
    const second = await store.shownPages(STAGING)
    await moveTo(store, 'second', { acceptsMixes: true, site: SITE })
    await syncChannelSite(store, STAGING)
    const third = await store.shownPages(STAGING)
    expect(new Set([first, second, third]).size).toBe(3)
    expect([second?.startsWith(release.id), third?.startsWith(release.id)]).toEqual([true, true])
  })

  it('shows pages that name their own address and a picture there, where everybody reaches it by https [SHL-63]', async () => {
    const store = await open()
    const picturesAt = async (url?: string) => {
      await moveTo(store, 'first', { acceptsMixes: false, site: SITE, url })
      await syncChannelSite(store, STAGING)
      const set = await store.shownPages(STAGING)
      const page = set && (await store.readPage(set, 'wallet/open.html'))
      return /content="([^"]*)share\.png"/.exec(Buffer.from(page ?? []).toString())?.[1]
    }
    expect(await picturesAt()).toBeUndefined()
    expect(await picturesAt('https://crossbook.example')).toBe('https://crossbook.example/')
    expect(await picturesAt('http://localhost:8080')).toBeUndefined()
  })

  it('writes nothing when all is as it should be', async () => {
    const store = await open()
    await moveTo(store, 'first', { acceptsMixes: true, site: SITE })
    await syncChannelSite(store, STAGING)
    const show = jest.spyOn(store, 'showPages')
    const list = jest.spyOn(store, 'putVersions')
    await syncChannelSite(store, STAGING)
    expect([show.mock.calls, list.mock.calls]).toEqual([[], []])
  })

  it('lists the versions that it serves, newest first, while the channel accepts mixes', async () => {
    const store = await open()
    for (const version of ['1.0.0', '1.9.0', '1.10.0'])
      await store.putBuild(APP, version as AppVersion, files('x'))
    await moveTo(store, 'first', { acceptsMixes: true })
    const listed = async () => {
      await syncChannelSite(store, STAGING, undefined, new Date('2024-03-15T12:00:00.000Z'))
      return (await store.readVersions(STAGING)) ?? 'none'
    }
    expect(JSON.parse(await listed())).toEqual({ apps: { host: ['1.0.0'], wallet: ['1.0.0'] } })
    await moveTo(store, 'second', { acceptsMixes: true }, { version: '1.10.0' })
    expect(JSON.parse(await listed())).toEqual({ apps: { host: ['1.0.0'], wallet: ['1.10.0', '1.0.0'] } })
    await moveTo(store, 'second', { acceptsMixes: false }, { version: '1.10.0' })
    expect(await listed()).toBe('none')
    expect(await store.shownPages(STAGING)).toBeUndefined()
  })

  it('does nothing for a channel that has never moved', async () => {
    const store = await open()
    await syncChannelSite(store, STAGING)
    expect(await store.shownPages(STAGING)).toBeUndefined()
  })

  it('ends at the last release when three move and show at once', async () => {
    const store = await open()
    const settings = { acceptsMixes: true, site: SITE }
    const mover = async (name: string) => {
      for (let round = 0; round < 3; round++) {
        await moveTo(store, `${name} ${round}`, settings)
        await syncChannelSite(store, STAGING)
      }
    }
    await Promise.all(['one', 'two', 'three'].map(mover))
    const last = await store.readPointer(STAGING)
    expect((await store.shownPages(STAGING))?.startsWith(last?.release ?? 'none')).toBe(true)
  })

  it('corrects a copier that has shown a release overtaken during its copying', async () => {
    const store = await open()
    const settings = { acceptsMixes: false, site: SITE }
    await moveTo(store, 'first', settings)
    const late: Store = {
      ...store,
      async showPages(channel, set) {
        if (set.startsWith(sampleRelease({ reason: 'first' }).id)) {
          await moveTo(store, 'second', settings)
          await syncChannelSite(store, STAGING)
        }
        await store.showPages(channel, set)
      },
    }
    await syncChannelSite(late, STAGING)
    const second = sampleRelease({ reason: 'second' }).id
    expect((await store.shownPages(STAGING))?.startsWith(second)).toBe(true)
  })
})
