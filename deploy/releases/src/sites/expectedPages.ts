import type { ChannelName, Release } from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import { type ChannelRevision, type PageSet, type Store, StoreProblem } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { UnreadableRelease } from '../history/readRelease'
import { linkedOrigin, staticSiteConfig } from '../history/staticSiteConfig'
import { settingsOf } from '../history/channelConfig'
import { mixPages } from './mixPages'

/** The pages of a release on a channel's site, without their compressed forms. */
export interface ExpectedPages {
  set: PageSet
  pages: Files
}

/** A release that a channel's site shows, to all or to part of its visitors. */
export interface ShownOnSite {
  channel: ChannelName
  release: Release
  last: ChannelRevision | undefined
}

/**
 * The pages that a channel's site should show of a release, made from the release and its prerenders; nothing is written. Undefined for
 * a channel without a site, and where a file of the host's build that pages are written from is damaged.
 */
export async function expectedPages(
  { store, now }: { store: Store; now: Date },
  { channel, release, last }: ShownOnSite,
): Promise<ExpectedPages | undefined> {
  const config = staticSiteConfig(channel, settingsOf(last))
  if (!config) return undefined
  let pages: Files = new Map()
  const nowhere: Store = {
    ...store,
    readPage: async () => undefined,
    putPages: async (_set, files) => void (pages = files),
    putPrerender: async () => undefined,
  }
  try {
    const mixes = config.acceptsMixes ? await mixPages(store, channel, release, now) : []
    const { set } = await writePages(nowhere, release, config, {
      compression: 'none',
      mixes,
      origin: linkedOrigin(settingsOf(last)),
    })
    return { set, pages }
  } catch (error) {
    if (error instanceof StoreProblem || error instanceof UnreadableRelease) return undefined
    throw error
  }
}
