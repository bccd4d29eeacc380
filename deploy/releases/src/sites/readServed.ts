import type { ChannelName, Mix, Release } from '@crossbook/contract'
import type { ChannelRevision, Store } from '@crossbook/store'
import { inParallel } from '@crossbook/web-files'
import { readMixes } from '../mixes/readMixes'
import { readRelease, UnreadableRelease } from '../readRelease'
import { type BuildName, buildName, buildsOf, openReleases, servedBuilds } from './servedBuilds'
import { settingsOf } from './channelConfig'

/** What a channel's site serves at an instant, read from the store. */
export async function readServed(store: Store, channel: ChannelName, now: Date) {
  const { history, releases } = await readPast(store, channel, now)
  const mixes = settingsOf(history.at(-1)).acceptsMixes ? await openMixes(store, channel) : []
  return servedBuilds({ history, releases, mixes, now })
}

/** What the channel has shown: it changes when the channel moves. */
interface Past {
  history: readonly ChannelRevision[]
  releases: readonly Release[]
  /** Whether every release could be read. */
  isWhole: boolean
}

async function readPast(store: Store, channel: ChannelName, now: Date): Promise<Past> {
  const history = await store.readHistory(channel)
  const open = await readAll(store, openReleases(history, now))
  const before = await readAll(
    store,
    open.flatMap((release) => release?.hostBefore ?? []),
  )
  const all = [...open, ...before]
  const releases = all.flatMap((release) => release ?? [])
  return { history, releases, isWhole: releases.length === all.length }
}

async function openMixes(store: Store, channel: ChannelName) {
  return (await readMixes(store, channel)).mixes
}

function readAll(store: Store, ids: readonly Release['id'][]) {
  return inParallel([...new Set(ids)], (id) => readIfPossible(store, id))
}

/**
 * Whether a channel's site serves a build, for a server that is asked file by file. The release that is shown is looked at
 * first. For builds of other releases the channel's past is read once, until the channel moves, so that a file of an old tab costs
 * no more than one of a new tab; for builds of mixes, which end by themselves, their documents are read, once for all who wait.
 */
export function servedBy(store: Store, channel: ChannelName, now: () => Date) {
  let shown: { release: Release['id']; builds: Promise<ReadonlySet<string>> } | undefined
  let past: { revision: string; read: Promise<Past> } | undefined
  let mixes: Promise<readonly Mix[]> | undefined

  const pastAt = async (pointer: ChannelRevision) => {
    const revision = JSON.stringify(pointer)
    if (past?.revision !== revision) past = { revision, read: readPast(store, channel, now()) }
    const kept = past
    const forget = () => {
      if (past === kept) past = undefined
    }
    try {
      const read = await kept.read
      // What is damaged may be mended.
      if (!read.isWhole) forget()
      return read
    } catch (error) {
      forget()
      throw error
    }
  }
  const mixesNow = () => {
    mixes ??= openMixes(store, channel).finally(() => (mixes = undefined))
    return mixes
  }

  return async (build: BuildName) => {
    const pointer = await store.readPointer(channel)
    if (!pointer) return false
    const name = buildName(build)
    if (shown?.release !== pointer.release) {
      const builds = readIfPossible(store, pointer.release).then(
        (release) => new Set(release ? buildsOf(release).map(buildName) : []),
      )
      shown = { release: pointer.release, builds }
    }
    if ((await shown.builds).has(name)) return true
    const before = { ...(await pastAt(pointer)), now: now() }
    if (servedBuilds({ ...before, mixes: [] }).has(name)) return true
    if (!settingsOf(pointer).acceptsMixes) return false
    return servedBuilds({ ...before, mixes: await mixesNow() }).has(name)
  }
}

/** What cannot be read serves nothing; whoever shows or moves the channel hears of it. */
export async function readIfPossible(store: Store, id: Release['id']) {
  return readRelease(store, id).catch((error: unknown) => {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  })
}
