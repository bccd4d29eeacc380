import {
  type ChannelName,
  isOpen,
  type Mix,
  type PublishedVersions,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import { releaseDocument } from '@crossbook/pages'
import type { ChannelRevision, PrerenderKey, Store } from '@crossbook/store'
import { inParallel } from '@crossbook/web-files'
import semver from 'semver'
import { readMixes } from '../mixes/readMixes'
import { readMark } from '../builds/marks'
import { readBuild, UnreadableBuild } from '../builds/readBuild'
import { readableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'
import { buildsOfMix, openReleases, servedBuilds, shownBuilds } from '../history/servedBuilds'
import { type AppAtVersion, buildName, shownOf } from '../history/shownApps'
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
  const readAll = (ids: readonly ReleaseId[]) => inParallel(new Set(ids), (id) => readableRelease(store, id))
  const open = await readAll(openReleases(history, now))
  const all = [...open, ...(await readAll(open.flatMap((release) => release?.hostBefore ?? [])))]
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

/** Whether all builds of a mix have the required signatures, also those listed as remotes. An unreadable build has none. */
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

/**
 * Reads the files of a channel's site one by one. It looks into the current release first. For builds of other releases it reads the
 * channel's past once, until the channel moves, so that a file of an old tab costs no more than one of a new tab. For builds of mixes,
 * which expire, it reads their documents once for concurrent requests.
 */
export function servedBy(store: Store, channel: ChannelName, now: () => Date) {
  let shown: { release: ReleaseId; builds: Promise<ReadonlySet<string>> } | undefined
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

  const hasBuild = async (build: AppAtVersion) => {
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

  /** Whether a page that users may still have open links the style sheet of this prerender. */
  const hasPrerender = async (key: PrerenderKey) => {
    const pointer = await store.readPointer(channel)
    if (!pointer) return false
    const read = await pastAt(pointer)
    if (links?.past !== read) links = { past: read, keys: linkedBy(read) }
    return (await links.keys).has(key)
  }

  return { hasBuild, hasPrerender }
}

/** Whether a channel's site serves something, for a server that is asked file by file. */
export type ServedFiles = ReturnType<typeof servedBy>

async function linkedBy({ releases }: Past): Promise<ReadonlySet<PrerenderKey>> {
  return new Set(releases.map((release) => releaseDocument(release).key))
}

type StoredBuild = Awaited<ReturnType<Store['listBuilds']>>[number]

/** The versions that a site serves by app, newest first: what VERSIONS_URL answers. */
export async function servedVersions(
  store: Store,
  served: ReadonlyMap<string, AppAtVersion>,
): Promise<PublishedVersions> {
  const byApp = new Map<string, StoredBuild[]>()
  for (const build of await store.listBuilds())
    if (served.has(buildName(build))) byApp.set(build.app, [...(byApp.get(build.app) ?? []), build])
  const apps = [...byApp]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([app, builds]) => [app, builds.sort(newestFirst).map(({ version }) => version)] as const)
  return { apps: Object.fromEntries(apps) }
}

/** Sorts by time, newest first; builds published at the same time are sorted by version. */
function newestFirst(a: StoredBuild, b: StoredBuild) {
  return b.at.getTime() - a.at.getTime() || semver.compareBuild(b.version, a.version)
}
