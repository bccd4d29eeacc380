import { type ChannelName, chosenHost, fitWords, type Release } from '@crossbook/contract'
import type { MixPage } from '@crossbook/pages'
import type { Store } from '@crossbook/store'
import { mixedRelease } from '../mixes/mixedRelease'
import { UnreadableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'
import { openMixes } from './readServed'

/**
 * The open mixes of a channel with another host than this release, which it shows: a tab cannot exchange the host of the page that
 * it is on, so each of them has a page of its own.
 */
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
      // Whoever lists the mixes hears of it; all others are shown.
      if (error instanceof UnreadableRelease) return undefined
      throw error
    })
    if (!mixed?.ok) return []
    const { release, misfits } = mixed.value
    // A mix's document vouches for the name of its release alone, and releases of mixes are signed by nobody.
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
          ...(first ? { misfit: fitWords(first) } : {}),
        },
      },
    ]
  })
  return (await Promise.all(pages)).flat()
}
