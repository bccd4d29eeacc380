import { canonicalJson, type ChannelName, type ReleaseId, type SiteConfig } from '@crossbook/contract'
import { logProblem } from '@crossbook/network'
import { type Pages, writePages } from '@crossbook/pages'
import {
  channelConfig,
  linkedOrigin,
  mixPages,
  type NextPages,
  nextPages,
  readRelease,
  settingsOf,
} from '@crossbook/releases'
import type { ChannelRevision, ChannelSettings, Store } from '@crossbook/store'

/** What a channel shows at one moment. */
export interface Current extends Pages {
  release: ReleaseId
  settings: ChannelSettings
  /** What part of the visitors is shown in its place, while a rollout runs. */
  next: (NextPages & { release: ReleaseId }) | undefined
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
    const state = canonicalJson({ release, settings, mixes, rollout: revision.rollout ?? null })
    if (current?.state !== state) {
      const told = channelConfig(config, channel, settings)
      const pages = Promise.all([
        pagesOf(store, channel, release, told, linkedOrigin(settings)),
        nextOf(store, channel, revision, told),
      ]).then(([made, next]) => ({ ...made, release, settings, next }))
      const made = { state, pages }
      current = made
      pages.catch(() => {
        if (current === made) current = undefined
      })
    }
    return current.pages
  }
}

async function pagesOf(
  store: Store,
  channel: ChannelName,
  id: ReleaseId,
  config: SiteConfig,
  origin: string | undefined,
) {
  const release = await readRelease(store, id)
  if (!release) throw new Error(`The store has no release ${id}, which the channel shows`)
  // The first visitor waits for them, on the machine that serves them.
  const mixes = config.acceptsMixes ? await mixPages(store, channel, release, new Date()) : []
  return writePages(store, release, config, { compression: 'quick', mixes, origin })
}

/** A release that cannot be shown keeps nobody from being shown the other. */
async function nextOf(store: Store, channel: ChannelName, revision: ChannelRevision, config: SiteConfig) {
  try {
    const next = await nextPages(store, channel, revision, config, new Date(), 'quick')
    return next && revision.rollout && { ...next, release: revision.rollout.release }
  } catch (error) {
    logProblem(`The pages of the rollout on channel ${channel} cannot be made:`, error)
    return undefined
  }
}
