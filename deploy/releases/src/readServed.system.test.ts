/** @jest-environment node */
import { type AppName, type AppVersion, type ChannelName, success } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { renderedHost } from '@crossbook/deploy-testing/renderedBuilds'
import { published } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { releaseDocument } from '@crossbook/pages'
import { type ChannelKey, channelName, folderStore, type Store } from '@crossbook/store'
import { makeKey } from '@crossbook/trust'
import { markBuild } from './builds/marks'
import { changeSettings } from './promote/changeSettings'
import { promoteBuilds } from './promote/promoteBuilds'
import { endMix } from './mixes/readMixes'
import { readServed, servedBy } from './sites/readServed'

const temporaryFolder = temporaryFolders()
const occasion = { author: 'a test', reason: 'to see it', now: () => new Date() }
const wallet = (version: string) => ({ app: 'wallet' as AppName, version: version as AppVersion })

/** A store with two channels' pasts, and how often it was asked for a whole history and for the mixes. */
async function countedStore() {
  const store = folderStore(temporaryFolder())
  await channelPasts(store)
  const reads = { history: 0, mixes: 0 }
  const counted: Store = {
    ...store,
    readHistory: (...request) => {
      reads.history += 1
      return store.readHistory(...request)
    },
    listMixes: (channel) => {
      reads.mixes += 1
      return store.listMixes(channel)
    },
  }
  const serves = (channel: ChannelName) => servedBy(counted, channel, () => new Date()).hasBuild
  return { store, reads, serves }
}

it('reads a channel’s past once for all requests of old tabs and of guessed names', async () => {
  const { reads, serves } = await countedStore()
  const served = serves(channelName('production'))
  for (let time = 0; time < 20; time++) {
    expect(await served(wallet('1.0.0'))).toBe(true)
    expect(await served(wallet(`7.7.${time}`))).toBe(false)
  }
  expect(reads).toEqual({ history: 1, mixes: 0 })
})

it('reads it again when the channel moves', async () => {
  const { store, serves } = await countedStore()
  const channel = channelName('production')
  const served = serves(channel)
  expect(await served(wallet('2.0.0'))).toBe(false)
  expect((await promoteBuilds(store, { ...occasion, channel, builds: [wallet('2.0.0')] })).ok).toBe(true)
  expect(await served(wallet('2.0.0'))).toBe(true)
  expect(await served(wallet('1.1.0'))).toBe(true)
})

it('reads the mixes once for concurrent requests, and notices at once when one ends', async () => {
  const { store, reads, serves } = await countedStore()
  const staging = channelName('staging')
  const served = serves(staging)
  const answers = await Promise.all(Array.from({ length: 20 }, () => served(wallet('4.0.0'))))
  expect(answers).toEqual(Array.from({ length: 20 }, () => true))
  expect(reads).toEqual({ history: 1, mixes: 1 })
  for (const id of await store.listMixes(staging)) await endMix(store, staging, id, new Date())
  expect(await served(wallet('4.0.0'))).toBe(false)
})

it('serves no build that nobody signed for a mix that an attacker has added to a channel with keys', async () => {
  const { store, serves } = await countedStore()
  const staging = channelName('staging')
  const host = { app: 'host' as AppName, version: '1.1.0' as AppVersion }
  expect(await serves(staging)(wallet('4.0.0'))).toBe(true)
  expect(await serves(staging)(host)).toBe(true)
  const keys: ChannelKey[] = [
    { name: 'ops', key: makeKey('ops').signer.key, builds: [wallet('1.0.0').app], may: ['settings'] },
  ]
  const set = await changeSettings(store, staging, (settings) => success({ ...settings, keys }), occasion)
  expect(set.ok).toBe(true)
  expect(await serves(staging)(wallet('4.0.0'))).toBe(false)
  expect(await serves(staging)(host)).toBe(false)
  // The channel's release was already read.
  expect(await serves(staging)(wallet('3.0.0'))).toBe(true)
})

it('serves a build that was marked as bad since to nobody as a fallback, of a release or of a mix, and to old tabs that show it', async () => {
  const { store, serves } = await countedStore()
  const [production, staging] = [channelName('production'), channelName('staging')]
  // The mix with 4.0.0 falls back on 3.0.0, which no tab is on any more.
  const settled = await changeSettings(
    store,
    staging,
    (settings) => success({ ...settings, openTabDays: 0, fallbacks: 0 }),
    occasion,
  )
  const moved = await promoteBuilds(store, { ...occasion, channel: staging, builds: [wallet('2.0.0')] })
  expect([settled.ok, moved.ok]).toEqual([true, true])
  const cases = [
    [production, '0.9.0'],
    [production, '1.0.0'],
    [staging, '3.0.0'],
  ] as const
  const answers = () =>
    Promise.all(cases.map(([channel, version]) => serves(channel)(wallet(version)))) as Promise<boolean[]>
  const listed = () =>
    Promise.all(
      cases.map(async ([channel, version]) =>
        (await readServed(store, channel, new Date())).has(`wallet@${version}`),
      ),
    )
  expect([await answers(), await listed()]).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  for (const [, version] of cases)
    await markBuild(store, wallet(version).app, wallet(version).version, {
      bad: 'throws at load',
      author: 'a test',
      at: '2024-03-15T12:00:00.000Z',
    })
  expect([await answers(), await listed()]).toEqual([
    [false, true, false],
    [false, true, false],
  ])
})

it('returns a build of a release that was damaged and repaired', async () => {
  const { store } = await countedStore()
  let isDamaged = true
  const damaged: Store = {
    ...store,
    readRelease: async (id) => {
      const text = await store.readRelease(id)
      return isDamaged && text?.includes('"version":"1.0.0"') ? undefined : text
    },
  }
  const served = servedBy(damaged, channelName('production'), () => new Date()).hasBuild
  expect(await served(wallet('1.0.0'))).toBe(false)
  isDamaged = false
  expect(await served(wallet('1.0.0'))).toBe(true)
})

it('serves the release document that its pages link, and no document that was never shown', async () => {
  const { store } = await countedStore()
  const staging = channelName('staging')
  await published(store, renderedHost('2.0.0'))
  const host = { app: 'host' as AppName, version: '2.0.0' as AppVersion }
  const next = await promoteBuilds(store, { ...occasion, channel: staging, builds: [host] })
  if (!next.ok) throw new Error('the host was not promoted')
  const { key } = releaseDocument(next.value.release)
  const shownBy = (channel: ChannelName) => servedBy(store, channel, () => new Date()).hasPrerender(key)
  expect(await shownBy(staging)).toBe(true)
  expect(await shownBy(channelName('production'))).toBe(false)
})
