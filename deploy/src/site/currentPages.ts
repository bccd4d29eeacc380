import type { ReleaseId, SiteConfig } from '@crossbook/contract'
import { readRelease } from '../releases/readRelease'
import { writePages, type Pages } from '../shells/writePages'
import type { ChannelName } from '../store/channel'
import type { Store } from '../store/store'

/**
 * Reads which pages a channel shows at this moment. The channel is asked each time, so a promotion shows at the next page;
 * the shells are made ready once for each release, also when many visitors ask at once.
 */
export function currentPages(store: Store, channel: ChannelName, config: SiteConfig) {
  let current: { release: ReleaseId; pages: Promise<Pages> } | undefined

  return async (): Promise<Pages | undefined> => {
    const move = await store.readPointer(channel)
    if (!move) return undefined
    if (current?.release !== move.release) {
      const next = { release: move.release, pages: pagesOf(store, move.release, config) }
      current = next
      next.pages.catch(() => {
        if (current === next) current = undefined
      })
    }
    return current.pages
  }
}

async function pagesOf(store: Store, id: ReleaseId, config: SiteConfig) {
  const release = await readRelease(store, id)
  if (!release) throw new Error(`The store has no release ${id}, which the channel shows`)
  return writePages(store, release, config)
}
