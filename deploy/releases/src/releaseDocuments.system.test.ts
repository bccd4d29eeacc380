/** @jest-environment node */
import { type AppName, type AppVersion, success } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { prerendersOfPages, releaseDocument } from '@crossbook/pages'
import { LAYOUT, type PrerenderKey, RELEASE_DOCUMENT } from '@crossbook/store'
import { integrityOf } from '@crossbook/web-files'
import { examineStore } from './doctor/examineStore'
import { changeSettings } from './promote/changeSettings'
import { promoteBuilds } from './promote/promoteBuilds'
import { planPrune, pruneStore } from './prune/prune'
import { readRelease } from './history/readRelease'
import { servedBy } from './sites/readServed'
import { syncChannelSite } from './sites/syncChannelSite'

const newServer = s3Servers()
const DAY_MS = 24 * 60 * 60 * 1000
const occasion = { author: 'Ada', reason: 'to see it', now: () => new Date() }
const build = (app: string, version: string) => ({ app: app as AppName, version: version as AppVersion })

/** A channel with a site and the document of each release that it shows. */
async function channel() {
  const store = bucketStore(await newServer())
  await published(store, hostBuild())
  const shown = async () => {
    const pointer = await store.readPointer(STAGING)
    const release = pointer && (await readRelease(store, pointer.release))
    if (!release) throw new Error('The channel shows nothing')
    const { key } = releaseDocument(release)
    return { release, key }
  }
  const promote = async (version: string) => {
    await published(store, remoteBuild({ version: version as AppVersion }))
    const host = (await store.readPointer(STAGING)) ? [] : [build('host', '1.0.0')]
    const builds = [...host, build('wallet', version)]
    expect(await promoteBuilds(store, { channel: STAGING, builds, ...occasion })).toMatchObject({ ok: true })
    return shown()
  }
  const first = await promote('1.0.0')
  const site = { authUrl: '/auth/v1', authKey: 'public-key' }
  await changeSettings(store, STAGING, () => success({ acceptsMixes: false, site }), occasion)
  await syncChannelSite(store, STAGING)
  return { store, first, promote }
}

const read = async (store: Awaited<ReturnType<typeof channel>>['store'], key: PrerenderKey) =>
  store.readPrerender(key, RELEASE_DOCUMENT)

const served = async (store: Awaited<ReturnType<typeof channel>>['store']) =>
  (await store.readSite(STAGING)).served
    .flatMap((item) => (item.kind === 'prerender' ? [item.key] : []))
    .sort()

describe('the document that all pages of a release share', () => {
  it('is named with its integrity on every page, and contains the rest of the release', async () => {
    const { store, first } = await channel()
    const set = await store.shownPages(STAGING)
    const bytes = await read(store, first.key)
    if (!set || !bytes) throw new Error('There is no site')
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
      release: first.release.id,
      remotes: [{ name: 'wallet', screens: [{ path: '/wallet/home' }, { path: '/wallet/open' }] }],
    })
    for (const page of ['login.html', 'wallet/home.html', '_404.html']) {
      const html = Buffer.from((await store.readPage(set, page)) ?? []).toString()
      expect(html).toContain(
        `"url":"/prerenders/${first.key}/release.json","integrity":"${integrityOf(bytes)}"`,
      )
      expect(html).toContain(`["/prerenders/${first.key}/release.json","fetch",""]`)
    }
    expect([...(await prerendersOfPages(store, set, first.release))]).toEqual([first.key])
  })

  it('is served with its pages, and a release longer for those that have just been opened', async () => {
    const { store, first, promote } = await channel()
    expect(await served(store)).toEqual([first.key])
    const second = await promote('1.1.0')
    await syncChannelSite(store, STAGING)
    expect(await served(store)).toEqual([first.key, second.key].sort())
    const third = await promote('1.2.0')
    await syncChannelSite(store, STAGING)
    expect(await served(store)).toEqual([second.key, third.key].sort())

    const { hasPrerender } = servedBy(store, STAGING, () => new Date())
    expect(await hasPrerender(third.key)).toBe(true)
    expect(await hasPrerender('0'.repeat(32) as PrerenderKey)).toBe(false)
  })

  it('stays in the store as long as its pages do', async () => {
    const { store, first, promote } = await channel()
    const second = await promote('1.1.0')
    await syncChannelSite(store, STAGING)
    const now = new Date(Date.now() + 400 * DAY_MS)
    const keeping = { revisions: 1, youngSince: new Date(now.getTime() - 30 * DAY_MS), now }
    const plan = await planPrune(store, keeping)
    if (!plan.ok) throw new Error(JSON.stringify(plan.problem))
    expect(await pruneStore(store, plan.value, keeping)).toMatchObject({ ok: true })
    expect((await store.listPrerenders()).map(({ key }) => key)).toEqual([second.key])
    expect(await read(store, first.key)).toBeUndefined()
  })

  it.each([
    [
      'damaged',
      (file: string, store: Awaited<ReturnType<typeof channel>>['store']) =>
        store.files.put(file, Buffer.from('{}')),
    ],
    [
      'gone',
      (_file: string, store: Awaited<ReturnType<typeof channel>>['store'], key: PrerenderKey) =>
        store.removePrerender(key),
    ],
  ])('is found %s by the doctor, which writes it again', async (_how, harm) => {
    const { store, first } = await channel()
    const whole = await read(store, first.key)
    const examine = async (isToFix: boolean) =>
      (await examineStore({ store, files: store.files, now: new Date() }, isToFix)).damages
    expect(await examine(false)).toEqual([])
    await harm(`${LAYOUT.prerender(first.key)}/${RELEASE_DOCUMENT}`, store, first.key)
    expect(await examine(false)).toContainEqual(
      expect.objectContaining({ file: LAYOUT.prerender(first.key), isFixable: true }),
    )
    expect(await examine(true)).toEqual([])
    expect(Buffer.from((await read(store, first.key)) ?? [])).toEqual(Buffer.from(whole ?? []))
    expect(await examine(false)).toEqual([])
  })
})
