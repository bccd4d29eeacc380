import type { ChannelName, Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { inParallel } from '@crossbook/web-files'
import { readMixes } from '../mixes/readMixes'
import { readRelease, UnreadableRelease } from '../readRelease'
import { type BuildName, buildName, buildsOf, openReleases, servedBuilds } from './servedBuilds'
import { settingsOf } from './channelConfig'

/** What a channel's site serves at an instant, read from the store. */
export async function readServed(store: Store, channel: ChannelName, now: Date) {
  const history = await store.readHistory(channel)
  const open = await readAll(store, openReleases(history, now))
  const before = await readAll(
    store,
    open.flatMap(({ hostBefore }) => hostBefore ?? []),
  )
  const { acceptsMixes } = settingsOf(history.at(-1))
  const { mixes } = acceptsMixes ? await readMixes(store, channel) : { mixes: [] }
  return servedBuilds({ history, releases: [...open, ...before], mixes, now })
}

async function readAll(store: Store, ids: readonly Release['id'][]) {
  const releases = await inParallel([...new Set(ids)], (id) => readIfPossible(store, id))
  return releases.flatMap((release) => release ?? [])
}

/**
 * Whether a channel's site serves a build, for a server that is asked file by file. The release that is shown is looked at first,
 * and read once; only for builds of other releases and of mixes the rest is read, as it is at that moment.
 */
export function servedBy(store: Store, channel: ChannelName, now: () => Date) {
  let shown: { release: Release['id']; builds: Promise<ReadonlySet<string>> } | undefined

  return async (build: BuildName) => {
    const pointer = await store.readPointer(channel)
    if (!pointer) return false
    if (shown?.release !== pointer.release) {
      const builds = readIfPossible(store, pointer.release).then(
        (release) => new Set(release ? buildsOf(release).map(buildName) : []),
      )
      shown = { release: pointer.release, builds }
    }
    if ((await shown.builds).has(buildName(build))) return true
    return (await readServed(store, channel, now())).has(buildName(build))
  }
}

/** What cannot be read serves nothing; whoever shows or moves the channel hears of it. */
export async function readIfPossible(store: Store, id: Release['id']) {
  return readRelease(store, id).catch((error: unknown) => {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  })
}
