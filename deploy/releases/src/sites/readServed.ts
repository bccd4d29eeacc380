import { type ChannelName, isOpen, type Mix, type Release } from '@crossbook/contract'
import { releaseDocument } from '@crossbook/pages'
import type { ChannelRevision, PrerenderKey, Store } from '@crossbook/store'
import { inParallel } from '@crossbook/web-files'
import { readMixes } from '../mixes/readMixes'
import { readMark } from '../builds/marks'
import { readBuild, UnreadableBuild } from '../builds/readBuild'
import { readableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'
import {
  type BuildName,
  buildName,
  buildsOfMix,
  openReleases,
  servedBuilds,
  shownBuilds,
  shownOf,
} from '../history/servedBuilds'
import { settingsOf } from '../history/channelConfig'

/** Returns the builds that a channel's site serves at an instant. */
export async function readServed(store: Store, channel: ChannelName, now: Date) {
  return (await readServing(store, channel, now)).builds
}

/** Returns these builds, and the releases of rollouts that tabs may still have open. */
export async function readServing(store: Store, channel: ChannelName, now: Date) {
  const { history, releases } = await readPast(store, channel, now)
  const mixes = settingsOf(history.at(-1)).acceptsMixes ? await openMixes(store, channel, now) : []
  const past = { history, releases, mixes, now }
  const [served, shown] = [servedBuilds(past), shownBuilds(past)]
  const left = await inParallel([...served], async ([name, { app, version }]) =>
    shown.has(name) || !(await readMark(store, app, version)) ? [[name, { app, version }] as const] : [],
  )
  const tried = new Set(history.flatMap(({ rollout }) => rollout?.release ?? []))
  return { builds: new Map(left.flat()), tried: releases.filter(({ id }) => tried.has(id)) }
}

/** The channel's past, which changes when the channel moves. */
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

/**
 * Returns the mixes whose links open. Mixes are not signed, so on a channel with keys all builds of a mix need the signatures that
 * the channel requires. Otherwise, write access to mixes would be enough to show unsigned builds to visitors.
 */
export async function openMixes(store: Store, channel: ChannelName, now: Date): Promise<readonly Mix[]> {
  const open = (await readMixes(store, channel)).mixes.filter((mix) => isOpen(mix, now))
  if (!(await store.readPointer(channel))?.settings?.keys) return open
  const vouched = await inParallel(open, (mix) => isVouchedFor(store, channel, mix, now))
  return open.filter((_, index) => vouched[index])
}

/**
 * Whether all builds of a mix have the required signatures. Includes a host's build that the document lists among its remotes. An
 * unreadable build counts as unsigned.
 */
async function isVouchedFor(store: Store, channel: ChannelName, mix: Mix, now: Date) {
  try {
    const apps = (
      await inParallel(buildsOfMix(mix), ({ app, version }) => readBuild(store, app, version))
    ).flatMap((app) => app ?? [])
    const problems = await inParallel(apps, (app) =>
      signatureProblems(store, {
        channel,
        builds: app.kind === 'host' ? { host: app } : { remotes: [app] },
        known: 'history',
        now,
      }),
    )
    return problems.flat().length === 0
  } catch (error) {
    if (error instanceof UnreadableBuild) return false
    throw error
  }
}

function readAll(store: Store, ids: readonly Release['id'][]) {
  return inParallel([...new Set(ids)], (id) => readableRelease(store, id))
}

/** Whether a channel's site serves something, for a server that is asked file by file. */
export interface ServedFiles {
  hasBuild(build: BuildName): Promise<boolean>
  /** Whether a page that users may still have open links the style sheet of this prerender. */
  hasPrerender(key: PrerenderKey): Promise<boolean>
}

/**
 * Reads the files of a channel's site one by one. It looks into the current release first. For builds of other releases it reads the
 * channel's past once, until the channel moves, so that a file of an old tab costs no more than one of a new tab. For builds of mixes,
 * which expire, it reads their documents once for concurrent requests.
 */
export function servedBy(store: Store, channel: ChannelName, now: () => Date): ServedFiles {
  let shown: { release: Release['id']; builds: Promise<ReadonlySet<string>> } | undefined
  let past: { revision: string; read: Promise<Past> } | undefined
  let mixes: Promise<readonly Mix[]> | undefined
  let links: { past: Past; keys: Promise<ReadonlySet<PrerenderKey>> } | undefined

  const pastAt = async (pointer: ChannelRevision) => {
    const revision = JSON.stringify(pointer)
    if (past?.revision !== revision) past = { revision, read: readPast(store, channel, now()) }
    const kept = past
    const forget = () => {
      if (past === kept) past = undefined
    }
    try {
      const read = await kept.read
      // Do not cache a damaged release, because it may be repaired.
      if (!read.isWhole) forget()
      return read
    } catch (error) {
      forget()
      throw error
    }
  }
  const mixesNow = () => {
    mixes ??= openMixes(store, channel, now()).finally(() => (mixes = undefined))
    return mixes
  }

  const hasBuild = async (build: BuildName) => {
    const pointer = await store.readPointer(channel)
    if (!pointer) return false
    const name = buildName(build)
    if (shown?.release !== pointer.release) {
      const builds = readableRelease(store, pointer.release).then(
        (release) => new Set(release ? shownOf(release).map(buildName) : []),
      )
      shown = { release: pointer.release, builds }
    }
    if ((await shown.builds).has(name)) return true
    const before = { ...(await pastAt(pointer)), now: now() }
    const ofReleases = { ...before, mixes: [] }
    const isMarked = async () => (await readMark(store, build.app, build.version)) !== undefined
    if (shownBuilds(ofReleases).has(name)) return true
    if (servedBuilds(ofReleases).has(name) && !(await isMarked())) return true
    if (!settingsOf(pointer).acceptsMixes) return false
    const withMixes = { ...before, mixes: await mixesNow() }
    return shownBuilds(withMixes).has(name) || (servedBuilds(withMixes).has(name) && !(await isMarked()))
  }

  const hasPrerender = async (key: PrerenderKey) => {
    const pointer = await store.readPointer(channel)
    if (!pointer) return false
    const read = await pastAt(pointer)
    if (links?.past !== read) links = { past: read, keys: linkedBy(read) }
    return (await links.keys).has(key)
  }

  return { hasBuild, hasPrerender }
}

async function linkedBy({ releases }: Past): Promise<ReadonlySet<PrerenderKey>> {
  return new Set(releases.map((release) => releaseDocument(release).key))
}
