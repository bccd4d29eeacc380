import type { ChannelName } from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import { type ChannelSettings, documentBytes, type Store } from '@crossbook/store'
import { readChannel } from '../readRelease'
import { staticSiteConfig } from '../staticSiteConfig'
import { settingsOf } from './channelConfig'
import { publishedVersions } from './publishedVersions'

/**
 * Makes what static servers show of a channel agree with the store: its pages, where the channel's settings describe its
 * site, and the list of published versions, where it accepts mixes. Call it after each move, and before anything else to
 * mend what a killed command left. It may be called at any time, also by several at once: whoever writes looks again
 * afterwards, so that one who read an older state corrects himself.
 */
export async function bringSiteInLine(store: Store, channel: ChannelName): Promise<void> {
  for (;;) {
    const current = await readChannel(store, channel)
    if (!current) return
    const settings = settingsOf(current.move)
    await bringVersionsInLine(store, channel, settings)
    const config = staticSiteConfig(channel, settings)
    if (!config) return

    const { set } = await writePages(store, current.release, config)
    if ((await store.shownPages(channel)) !== set) await store.showPages(channel, set)
    const now = await store.readPointer(channel)
    if (now?.revision === current.move.revision && (await store.shownPages(channel)) === set) return
  }
}

/** The part of it that publishing a build, or removing one, changes: the lists of all channels that accept mixes. */
export async function bringVersionListsInLine(store: Store): Promise<void> {
  for (const channel of await store.listChannels())
    await bringVersionsInLine(store, channel, settingsOf(await store.readPointer(channel)))
}

async function bringVersionsInLine(store: Store, channel: ChannelName, { acceptsMixes }: ChannelSettings) {
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
