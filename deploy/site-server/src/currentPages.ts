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
import type { ChannelRevision, Store } from '@crossbook/store'

/** The current state of a channel. */
export interface Current extends Pages {
  release: ReleaseId
  /** Pages for the cohorts of a running rollout. */
  next: (NextPages & { release: ReleaseId }) | undefined
}

/**
 * Returns a function that reads the current state of a channel. It reads the channel on each call, so a promotion or a change of settings
 * shows at the next page. The pages are made once for each state, even when many visitors ask at once.
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
      const pageConfig = channelConfig(config, channel, settings)
      const pages = Promise.all([
        pagesOf(store, channel, release, pageConfig, linkedOrigin(settings)),
        nextOf(store, channel, revision, pageConfig),
      ]).then(([made, next]) => ({ ...made, release, next }))
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
  // Compressed quickly, because the first visitor waits for them, on the machine that serves them.
  const mixes = config.acceptsMixes ? await mixPages(store, channel, release, new Date()) : []
  return writePages(store, release, config, { compression: 'quick', mixes, origin })
}

/** Returns the pages of a rollout. A release whose pages cannot be made does not prevent the current one from being shown. */
async function nextOf(store: Store, channel: ChannelName, revision: ChannelRevision, config: SiteConfig) {
  try {
    const next = await nextPages(store, channel, revision, config, new Date(), 'quick')
    return next && revision.rollout && { ...next, release: revision.rollout.release }
  } catch (error) {
    logProblem(`The pages of the rollout on channel ${channel} cannot be made:`, error)
    return undefined
  }
}
