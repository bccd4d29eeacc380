import { type ChannelName, chosenHost, fitMessage, type Release, type SiteConfig } from '@crossbook/contract'
import { type MixPage, writePages } from '@crossbook/pages'
import {
  type ChannelRevision,
  type CohortPages,
  type PageSet,
  type Store,
  StoreProblem,
} from '@crossbook/store'
import type { Compression, Files } from '@crossbook/web-files'
import { signatureProblems } from '../checks/signatureProblems'
import { linkedOrigin, settingsOf, staticSiteConfig } from '../history/channelConfig'
import { readableRelease, UnreadableRelease } from '../history/readRelease'
import { cohortsShown } from '../history/rolloutStages'
import { mixedRelease } from '../mixes/mixedRelease'
import { openMixes } from './readServed'

/** Returns the pages of a channel's open mixes with another host, because a tab cannot replace the host of its page. */
export async function mixPages(
  store: Store,
  channel: ChannelName,
  shown: Release,
  now: Date,
): Promise<MixPage[]> {
  const mixes = (await openMixes(store, channel, now)).filter((mix) => {
    const host = chosenHost(mix)
    return host !== undefined && host !== shown.host.version
  })
  const pages = mixes.map(async (mix): Promise<MixPage[]> => {
    const mixed = await mixedRelease(store, shown, mix).catch((error: unknown) => {
      // The list of mixes reports it. The other mixes still get their pages.
      if (error instanceof UnreadableRelease) return undefined
      throw error
    })
    if (!mixed?.ok) return []
    const { release, misfits } = mixed.value
    // A mix's document guarantees only the id of its release, and the releases of mixes are not signed.
    const showing = { channel, builds: release, known: 'history', now } as const
    if ((await signatureProblems(store, showing)).length > 0) return []
    const [first] = misfits
    return [
      {
        id: mix.id,
        release: { ...release, id: shown.id },
        ofMix: {
          id: mix.id,
          host: shown.host.version,
          remotes: shown.remotes.map(({ name, version }) => ({ name, version })),
          ...(first ? { misfit: fitMessage(first) } : {}),
        },
      },
    ]
  })
  return (await Promise.all(pages)).flat()
}

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

/** A release that a channel's site shows, to all or to part of its visitors. */
export interface ShownOnSite {
  channel: ChannelName
  release: Release
  last: ChannelRevision | undefined
}

/**
 * The pages that a channel's site should show of a release, without their compressed forms, made from the release and its prerenders; nothing is written. Undefined for
 * a channel without a site, and where a file of the host's build that pages are written from is damaged.
 */
export async function expectedPages(
  { store, now }: { store: Store; now: Date },
  { channel, release, last }: ShownOnSite,
): Promise<{ set: PageSet; pages: Files } | undefined> {
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
