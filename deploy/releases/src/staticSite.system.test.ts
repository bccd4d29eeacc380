/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion, ChannelName } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { channelName, folderStore, type StoreWithFiles } from '@crossbook/store'
import { endMix } from './mixes/readMixes'
import { rollBack } from './rollback/rollBack'
import { promoteBuilds } from './promote/promoteBuilds'
import { syncChannelSite } from './sites/syncChannelSite'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()
const DAY_MS = 24 * 60 * 60 * 1000
const PRODUCTION = channelName('production')
const STAGING = channelName('staging')

/** A store, and the files of a channel's site, as paths of that site. */
interface Place {
  store: StoreWithFiles
  site(channel: ChannelName): string[]
}

function inFolder(): Place {
  const root = temporaryFolder()
  return {
    store: folderStore(root),
    site: (channel) => {
      const folder = path.join(root, 'sites', channel)
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    },
  }
}

async function inBucket(): Promise<Place> {
  const server = await newServer()
  return {
    store: bucketStore(server),
    site: (channel) =>
      [...server.objects.keys()].flatMap((key) => {
        const folder = `crossbook/sites/${channel}`
        return key.startsWith(`${folder}/`) ? [key.slice(folder.length)] : []
      }),
  }
}

describe.each([
  ['a folder', () => Promise.resolve(inFolder())],
  ['a bucket', inBucket],
])('a channel’s site in %s', (_, prepare) => {
  const today = new Date()
  let place: Place
  let answers: Awaited<ReturnType<typeof channelPasts>>
  const sync = (channel: ChannelName, now = today) => syncChannelSite(place.store, channel, undefined, now)
  const versions = (channel: ChannelName) =>
    [
      ...new Set(place.site(channel).flatMap((file) => /^\/apps\/wallet\/([^/]+)\//.exec(file)?.[1] ?? [])),
    ].sort()

  beforeEach(async () => {
    place = await prepare()
    answers = await channelPasts(place.store, today)
    for (const { channel } of answers) await sync(channel)
  })

  it('has the builds that the channel shows, may have open tabs on, falls back on and mixes, and no other file', () => {
    for (const { channel, served, absent } of answers) {
      const files = place.site(channel)
      expect(files).toEqual(expect.arrayContaining([...served]))
      expect(absent.filter((file) => files.includes(file))).toEqual([])
      expect(files.filter((file) => file.includes('.html') && file.startsWith('/apps/'))).toEqual([])
    }
  })

  it('writes nothing when it is as it should be, and loses a build when its mix or the time of its tabs ends', async () => {
    const serve = jest.spyOn(place.store, 'serve')
    const stop = jest.spyOn(place.store, 'stopServing')
    await sync(PRODUCTION)
    expect([...serve.mock.calls, ...stop.mock.calls]).toEqual([])

    expect(versions(STAGING)).toEqual(['3.0.0', '4.0.0'])
    await sync(STAGING, new Date(today.getTime() + 2 * DAY_MS))
    expect(versions(STAGING)).toEqual(['3.0.0'])
    await sync(STAGING)
    expect(versions(STAGING)).toEqual(['3.0.0', '4.0.0'])
    for (const id of await place.store.listMixes(STAGING)) await endMix(place.store, STAGING, id, today)
    await sync(STAGING)
    expect(versions(STAGING)).toEqual(['3.0.0'])

    expect(versions(PRODUCTION)).toEqual(['0.7.0', '0.8.0', '0.9.0', '1.0.0', '1.1.0'])
    await sync(PRODUCTION, new Date(today.getTime() + 31 * DAY_MS))
    // A page of 1.1.0 falls back on the other three versions.
    expect(versions(PRODUCTION)).toEqual(['0.8.0', '0.9.0', '1.0.0', '1.1.0'])
  })

  it('has all files of a build again whose app.json it has lost', async () => {
    const before = place.site(PRODUCTION).sort()
    await place.store.files.remove('sites/production/apps/wallet/1.1.0/app.json')
    await sync(PRODUCTION)
    expect(place.site(PRODUCTION).sort()).toEqual(before)
  })

  it('keeps files for open tabs through a promotion, and through a rollback to an old release', async () => {
    const promoted = await promoteBuilds(place.store, {
      channel: PRODUCTION,
      builds: [{ app: 'wallet' as AppName, version: '2.0.0' as AppVersion }],
      author: 'a test',
      reason: 'next',
      now: () => today,
    })
    expect(promoted.ok).toBe(true)
    await sync(PRODUCTION)
    expect(versions(PRODUCTION)).toEqual(['0.7.0', '0.8.0', '0.9.0', '1.0.0', '1.1.0', '2.0.0'])

    const [first] = await place.store.readHistory(PRODUCTION)
    const occasion = { author: 'a test', reason: 'back', now: () => today }
    expect((await rollBack(place.store, PRODUCTION, first?.release, occasion)).ok).toBe(true)
    await sync(PRODUCTION)
    expect(versions(PRODUCTION)).toEqual(['0.6.0', '0.7.0', '0.8.0', '0.9.0', '1.0.0', '1.1.0', '2.0.0'])
  })
})
