import type { ChannelName } from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import { type ChannelSettings, documentBytes, type PageSet, type Store } from '@crossbook/store'
import { readChannel } from '../readRelease'
import { staticSiteConfig } from '../staticSiteConfig'
import { settingsOf } from './channelConfig'
import { publishedVersions } from './publishedVersions'

/** Pages that a promotion has made ready, and the revision whose pages they are. */
export interface PagesOfRevision {
  revision: number
  set: PageSet
}

/**
 * Makes what static servers show of a channel agree with the store: its pages, where the channel's settings describe its
 * site, and the list of published versions, where it accepts mixes. Call it after each revision, with the pages if they have
 * been made, and before anything else to repair what a killed command left: what the site shows as it should is known by the
 * name of its pages, and nothing of it is rendered again. It may be called at any time, also by several at once: whoever
 * writes looks again afterwards, so that one who read an older state corrects himself.
 */
export async function syncChannelSite(
  store: Store,
  channel: ChannelName,
  made?: PagesOfRevision,
): Promise<void> {
  for (;;) {
    const current = await readChannel(store, channel)
    if (!current) return
    const { revision, release } = current
    const settings = settingsOf(revision)
    await syncVersions(store, channel, settings)
    const config = staticSiteConfig(channel, settings)
    if (!config) return

    const set =
      made?.revision === revision.revision ? made.set : (await writePages(store, release, config)).set
    if ((await store.shownPages(channel)) !== set) await store.showPages(channel, set)
    const now = await store.readPointer(channel)
    if (now?.revision === revision.revision && (await store.shownPages(channel)) === set) return
  }
}

/** The part of it that publishing a build, or removing one, changes: the lists of all channels that accept mixes. */
export async function syncVersionLists(store: Store): Promise<void> {
  for (const channel of await store.listChannels())
    await syncVersions(store, channel, settingsOf(await store.readPointer(channel)))
}

async function syncVersions(store: Store, channel: ChannelName, { acceptsMixes }: ChannelSettings) {
  if (!acceptsMixes) {
    if ((await store.readVersions(channel)) !== undefined) await store.removeVersions(channel)
    return
  }
  // Looked at until nothing has changed while it was written: another publisher may have written what it saw before.
  for (;;) {
    const document = documentBytes(await publishedVersions(store)).toString()
    if ((await store.readVersions(channel)) === document) return
    await store.putVersions(channel, document)
  }
}
