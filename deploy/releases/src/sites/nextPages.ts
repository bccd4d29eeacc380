import type { ChannelName, SiteConfig } from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import type { ChannelRevision, CohortPages, Store } from '@crossbook/store'
import type { Compression } from '@crossbook/web-files'
import { cohortsShown } from '../history/rolloutStages'
import { signatureProblems } from '../checks/signatureProblems'
import { linkedOrigin } from '../history/staticSiteConfig'
import { settingsOf } from '../history/channelConfig'
import { mixPages } from './mixPages'
import { readableRelease } from '../history/readRelease'

/** Pages that a rollout shows to some cohorts. */
export interface NextPages extends CohortPages {
  /** Paths that have a page of their own. */
  paths: ReadonlySet<string>
}

/**
 * Ensures that the store has the pages of the release that a revision shows to part of the visitors. Returns undefined if all
 * visitors see the same release, if the release is unreadable, or if a build in it lacks a signature that the channel requires. Pages
 * of unsigned builds are not written, because writing them runs the release's code.
 */
export async function nextPages(
  store: Store,
  channel: ChannelName,
  revision: ChannelRevision,
  config: SiteConfig,
  now: Date,
  compression?: Compression,
): Promise<NextPages | undefined> {
  const { rollout } = revision
  const release = rollout && (await readableRelease(store, rollout.release))
  if (!rollout || !release) return undefined
  const unsigned = await signatureProblems(store, { channel, builds: release, known: 'history', now })
  if (unsigned.length > 0) return undefined
  const mixes = config.acceptsMixes ? await mixPages(store, channel, release, now) : []
  const { set, paths } = await writePages(store, release, config, {
    mixes,
    compression,
    origin: linkedOrigin(settingsOf(revision)),
  })
  return { set, paths, cohorts: cohortsShown(revision) }
}
