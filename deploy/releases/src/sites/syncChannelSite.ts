import type { ChannelName, Release, ReleaseId } from '@crossbook/contract'
import { hasPrerender, releaseDocument, writePages } from '@crossbook/pages'
import {
  type ChannelRevision,
  type ChannelSettings,
  documentBytes,
  folderOf,
  type PageSet,
  type Served,
  type Store,
} from '@crossbook/store'
import { inParallel } from '@crossbook/web-files'
import { expectedPages, mixPages, nextPages } from './channelPages'
import { readableRelease, readChannel } from '../history/readRelease'
import { snapshotStore } from '../history/snapshotStore'
import { linkedOrigin, settingsOf, staticSiteConfig } from '../history/channelConfig'
import { readServing, servedVersions } from './readServed'
import type { AppAtVersion } from '../history/shownApps'

/** Pages that a promotion has already written, and their revision. */
export interface PagesOfRevision {
  revision: number
  set: PageSet
  /** Documents of the releases that the promotion wrote and read: the current release and the previous one. */
  documents?: ReadonlyMap<ReleaseId, string>
}

/**
 * Updates the files that static servers serve for a channel: its site's pages, builds and prerenders, and the list of versions that
 * users can try in mixes. Call it after each revision and each mix, with the pages if they are already rendered, and before other
 * changes, to repair the site after a killed command. Concurrent calls are safe: each one reads the channel again after writing, and
 * writes again if it had read an older state.
 */
export async function syncChannelSite(
  store: Store,
  channel: ChannelName,
  made?: PagesOfRevision,
  now = new Date(),
): Promise<void> {
  for (;;) {
    const seen = snapshotStore(store, made?.documents)
    const current = await readChannel(seen, channel)
    if (!current) return
    const { revision, release } = current
    const settings = settingsOf(revision)
    const { builds, tried } = await readServing(seen, channel, now)
    await syncVersions(store, channel, settings, builds)
    const config = staticSiteConfig(channel, settings)
    if (!config) return

    const mixes = settings.acceptsMixes ? await mixPages(seen, channel, release, now) : []
    const isMade = made?.revision === revision.revision && mixes.length === 0
    const set = isMade
      ? made.set
      : (await writePages(seen, release, config, { mixes, origin: linkedOrigin(settings) })).set
    const next = await nextPages(seen, channel, revision, config, now)
    const cohorts = next && { set: next.set, cohorts: [...next.cohorts].sort() }
    const wanted: Served[] = [
      ...[...builds.values()].map((build): Served => ({ kind: 'build', ...build })),
      ...(await prerendersOf(seen, [release, ...tried])).map((key): Served => ({ kind: 'prerender', key })),
    ]
    const site = await store.readSite(channel)
    const left = without(site.served, wanted)
    const absent = without(wanted, without(site.served, site.damaged))
    const touched = site.touched.filter((one) => one === set || one === next?.set)
    const isShown = site.set === set && touched.length === 0
    const isForCohorts =
      site.cohorts?.set === cohorts?.set &&
      site.cohorts?.cohorts.join() === cohorts?.cohorts.join() &&
      !touched.some((one) => one === next?.set)
    // A call that writes nothing leaves no outdated files, so it need not check for a newer revision.
    if (isShown && isForCohorts && absent.length + left.length + site.strays.length === 0) return
    await repairTouched(seen, current, { channel, now, touched })
    // First add the files that the pages request, then switch the pages, then remove the files that no page requests any more.
    await inParallel(absent, (item) => store.serve(channel, item))
    if (!isShown) await store.showPages(channel, set)
    if (!isForCohorts) await store.showCohorts(channel, cohorts)
    // Sets of pages that were changed and are no longer shown are removed. A rollback writes them again.
    const replaced = site.touched.filter((one) => !touched.includes(one))
    if (left.length + site.strays.length + replaced.length > 0) {
      if (await isOvertaken()) continue
      await inParallel(left, (item) => store.stopServing(channel, item))
      await store.removeStrays(channel, site.strays)
      await inParallel(replaced, (one) => store.removePages(one))
    }
    if (!(await isOvertaken()) && (await store.shownPages(channel)) === set) return

    async function isOvertaken() {
      return (await store.readPointer(channel))?.revision !== revision.revision
    }
  }
}

/** Rewrites the sets of pages whose files were changed after they had been written. */
async function repairTouched(
  store: Store,
  { revision, release }: { revision: ChannelRevision; release: Release },
  { channel, now, touched }: { channel: ChannelName; now: Date; touched: readonly PageSet[] },
) {
  if (touched.length === 0) return
  const tried = revision.rollout && (await readableRelease(store, revision.rollout.release))
  for (const shown of [release, ...(tried ? [tried] : [])]) {
    const expected = await expectedPages({ store, now }, { channel, release: shown, last: revision })
    if (expected && touched.includes(expected.set)) await store.repairPages(expected.set, expected.pages)
  }
}

/**
 * Returns the prerenders of the shown releases, of the releases with their previous hosts, and of the release that the first one
 * replaced, because its pages may just have been opened.
 */
async function prerendersOf(store: Store, shown: readonly [Release, ...Release[]]) {
  const others = [shown[0].parent, ...shown.map(({ hostBefore }) => hostBefore)].flatMap((id) => id ?? [])
  const read = await Promise.all(others.map((id) => readableRelease(store, id)))
  // A release from before the channel had a site has no document, and no page requests one.
  const theirs = await inParallel(
    read.flatMap((each) => each ?? []),
    async (each) => {
      const { key } = releaseDocument(each)
      return (await hasPrerender(store, key)) ? [key] : []
    },
  )
  return [...new Set([...shown.map((each) => releaseDocument(each).key), ...theirs.flat()])]
}

function without(items: readonly Served[], others: readonly Served[]) {
  const folders = new Set(others.map(folderOf))
  return items.filter((item) => !folders.has(folderOf(item)))
}

async function syncVersions(
  store: Store,
  channel: ChannelName,
  { acceptsMixes }: ChannelSettings,
  builds: ReadonlyMap<string, AppAtVersion>,
) {
  const listed = await store.readVersions(channel)
  if (!acceptsMixes) {
    if (listed !== undefined) await store.removeVersions(channel)
    return
  }
  const document = documentBytes(await servedVersions(store, builds)).toString()
  if (listed !== document) await store.putVersions(channel, document)
}
