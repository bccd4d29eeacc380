import { canonicalJson, type ChannelName, type ReleaseId, type SiteConfig } from '@crossbook/contract'
import { type Pages, writePages } from '@crossbook/pages'
import { channelConfig, mixPages, readRelease, settingsOf } from '@crossbook/releases'
import type { ChannelSettings, Store } from '@crossbook/store'

/** What a channel shows at one moment. */
export interface Current extends Pages {
  release: ReleaseId
  settings: ChannelSettings
}

/**
 * Reads what a channel shows at this moment. The channel is asked each time, so a promotion or a change of its settings
 * shows at the next page; the pages are made ready once for each of them, also when many visitors ask at once.
 */
export function currentPages(store: Store, channel: ChannelName, config: SiteConfig) {
  let current: { state: string; pages: Promise<Current> } | undefined

  return async (): Promise<Current | undefined> => {
    const revision = await store.readPointer(channel)
    if (!revision) return undefined
    const { release } = revision
    const settings = settingsOf(revision)
    const mixes = settings.acceptsMixes ? await store.listMixes(channel) : []
    const state = canonicalJson({ release, settings, mixes })
    if (current?.state !== state) {
      const told = channelConfig(config, channel, settings)
      const pages = pagesOf(store, channel, release, told).then((made) => ({ ...made, release, settings }))
      const next = { state, pages }
      current = next
      pages.catch(() => {
        if (current === next) current = undefined
      })
    }
    return current.pages
  }
}

async function pagesOf(store: Store, channel: ChannelName, id: ReleaseId, config: SiteConfig) {
  const release = await readRelease(store, id)
  if (!release) throw new Error(`The store has no release ${id}, which the channel shows`)
  // The first visitor waits for them, on the machine that serves them.
  const mixes = config.acceptsMixes ? await mixPages(store, channel, release, new Date()) : []
  return writePages(store, release, config, { compression: 'quick', mixes })
}
