/** @jest-environment node */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type AppName, type AppVersion, success } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import type { PageSet } from '@crossbook/store'
import { createMix } from '../mixes/createMix'
import { endMix } from '../mixes/readMixes'
import { changeSettings } from '../promote/changeSettings'
import { promoteBuilds } from '../promote/promoteBuilds'
import { syncChannelSite } from '../sites/syncChannelSite'
import { examineStore } from './examineStore'

const newServer = s3Servers()
const occasion = { author: 'Ada', reason: 'to see it', now: () => new Date() }

/** A bucket with a channel that has a site and has shown two releases. */
async function bucket() {
  const server = await newServer()
  const store = bucketStore(server)
  await published(store, hostBuild())
  for (const version of ['1.0.0', '1.1.0'])
    await published(store, remoteBuild({ version: version as AppVersion }))
  const promote = (...builds: string[]) =>
    promoteBuilds(store, {
      channel: STAGING,
      builds: builds.map((build) => {
        const [app, version] = build.split('@')
        return { app: app as AppName, version: version as AppVersion }
      }),
      ...occasion,
    })
  await promote('host@1.0.0', 'wallet@1.0.0')
  const site = { authUrl: '/auth/v1', authKey: 'public-key' }
  await changeSettings(store, STAGING, () => success({ acceptsMixes: true, site }), occasion)
  await promote('wallet@1.1.0')
  await syncChannelSite(store, STAGING)
  const examine = (isToFix: boolean) => examineStore({ store, files: store.files, now: new Date() }, isToFix)
  return { server, store, promote, examine }
}

it('finds damage in a bucket as in a folder, and derives files again where possible', async () => {
  const { server, store, examine } = await bucket()
  expect(await examine(false)).toEqual({ damages: [], fixed: [], lost: [] })
  const set = (await store.shownPages(STAGING)) ?? ''
  const files = [
    'apps/host/1.0.0/main.css.gz',
    `shells/${set}/login.html`,
    'sites/staging/pages/login.html',
    'sites/staging/apps/wallet/1.1.0/open.js',
    'listings/staging/versions.json',
    'listings/staging/site.json',
  ]
  const bytes = () => files.map((file) => server.objects.get(`crossbook/${file}`)?.bytes.toString('base64'))
  const before = bytes()
  for (const [index, file] of files.entries())
    await (index % 2 === 0 ? store.files.remove(file) : store.files.put(file, Buffer.from('{"half a docu')))
  const found = (await examine(false)).damages.map(({ file }) => file)
  // The list of a site's pages and the pages are one thing.
  expect(found).toEqual(expect.arrayContaining([files[0], files[1], 'sites/staging/pages']))
  expect((await examine(true)).damages).toEqual([])
  expect(bytes().slice(0, -1)).toEqual(before.slice(0, -1))
  expect(await store.shownPages(STAGING)).toBe(set)
})

it('names the releases that are lost with a build', async () => {
  const { store, examine } = await bucket()
  const history = await store.readHistory(STAGING)
  await store.files.remove('apps/wallet/1.0.0/home.js')
  const { damages, lost } = await examine(true)
  expect(damages).toEqual([expect.objectContaining({ file: 'apps/wallet/1.0.0/home.js', isFixable: false })])
  expect(lost).toEqual([
    { release: history[0]?.release, shown: ['staging 1, 2'], lacks: 'apps/wallet/1.0.0/home.js' },
  ])
})

it('accepts a page that another library has compressed to other bytes', async () => {
  const { store, examine } = await bucket()
  const file = `shells/${(await store.shownPages(STAGING)) ?? ''}/login.html`
  const page = Buffer.from((await store.files.read(file)) ?? [])
  for (const [form, bytes] of [
    ['br', brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['gz', gzipSync(page, { level: 1 })],
  ] as const) {
    expect(Buffer.compare(bytes, Buffer.from((await store.files.read(`${file}.${form}`)) ?? []))).not.toBe(0)
    await store.files.put(`${file}.${form}`, bytes)
  }
  await store.showPages(STAGING, (file.split('/')[1] ?? '') as PageSet)
  expect((await examine(false)).damages).toEqual([])
})

it('reports and removes a build that a static site has kept after its mix has ended', async () => {
  const { store, examine } = await bucket()
  await published(store, remoteBuild({ version: '1.2.0' as AppVersion }))
  const builds = [{ app: 'wallet' as AppName, version: '1.2.0' as AppVersion }]
  const details = { name: 'Soon over', owner: 'Ada', days: 1, now: occasion.now }
  const mix = await createMix(store, { channel: STAGING, builds, ...details })
  await syncChannelSite(store, STAGING)
  expect(await examine(false)).toEqual({ damages: [], fixed: [], lost: [] })

  if (mix.ok) await endMix(store, STAGING, mix.value.id, new Date())
  // The list of versions that can be tried is behind as well.
  const file = 'sites/staging/apps/wallet/1.2.0'
  expect((await examine(false)).damages).toContainEqual(
    expect.objectContaining({ file, wrong: 'is still there' }),
  )
  await examine(true)
  expect(await examine(false)).toEqual({ damages: [], fixed: [], lost: [] })
  expect(
    (await store.readSite(STAGING)).served.filter((item) => 'version' in item).map(({ version }) => version),
  ).not.toContain('1.2.0')
})

it('ignores a build that is being published', async () => {
  const { store, examine } = await bucket()
  await store.files.put('claims/wallet/2.0.0', Buffer.from('{"id":"x","at":"2024-03-15T12:00:00.000Z"}'))
  await store.files.put('apps/wallet/2.0.0/home.js', Buffer.from('home'))
  expect((await examine(false)).damages).toEqual([])
})

it('a bucket’s channel continues without a damaged old revision', async () => {
  const { store, promote } = await bucket()
  await store.files.put('channels/staging/00000002.json', Buffer.from('half'))
  expect((await store.readHistory(STAGING)).map(({ revision }) => revision)).toEqual([1, 3])
  expect((await promote('wallet@1.0.0')).ok).toBe(true)
  await store.files.put('channels/staging/00000004.json', Buffer.from('half'))
  await expect(store.readHistory(STAGING)).rejects.toThrow('Channel staging, revision 4')
})
