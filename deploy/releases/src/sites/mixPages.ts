import { type ChannelName, chosenHost, fitMessage, type Release } from '@crossbook/contract'
import type { MixPage } from '@crossbook/pages'
import type { Store } from '@crossbook/store'
import { mixedRelease } from '../mixes/mixedRelease'
import { UnreadableRelease } from '../history/readRelease'
import { signatureProblems } from '../checks/signatureProblems'
import { openMixes } from './readServed'

/**
 * Returns the pages of a channel's open mixes with another host than its current release. A tab cannot replace the host of its page,
 * so each of these mixes has a page of its own.
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
