import {
  type ChannelName,
  fitMessage,
  isOpen,
  type Mix,
  type VersionDifference,
  versionDifferences,
} from '@crossbook/contract'
import { mixedRelease, readableRelease, readMixes } from '@crossbook/releases'
import type { CliContext } from './command'

export interface MixNow {
  mix: Mix
  isOpen: boolean
  /** Differences between the two, as the bar on its pages lists them. */
  differences: readonly VersionDifference[]
  /** Why a mix that follows its channel keeps its own versions; undefined if it fits. */
  misfit: string | undefined
}

/** Every readable mix of a channel as its tabs show it now, newest first, and the problems of the others. */
export async function mixesNow({ store, now }: Pick<CliContext, 'store' | 'now'>, channel: ChannelName) {
  const pointer = await store.readPointer(channel)
  const shown = pointer && (await readableRelease(store, pointer.release))
  const { mixes, problems } = await readMixes(store, channel)
  const at = now()
  const all = mixes.map(async (mix): Promise<MixNow> => {
    const open = isOpen(mix, at)
    const mixed = open && shown ? await mixedRelease(store, shown, mix) : undefined
    if (!shown || !mixed?.ok) return { mix, isOpen: open, differences: mix.replaced, misfit: undefined }
    const { release, misfits } = mixed.value
    const [first] = misfits
    return {
      mix,
      isOpen: open,
      differences: versionDifferences([shown.host, ...shown.remotes], [release.host, ...release.remotes]),
      misfit: first && fitMessage(first),
    }
  })
  return { mixes: await Promise.all(all), problems }
}

/** Prints a line for each open mix that no longer fits the channel's current release. */
export async function logMisfits(context: CliContext, channel: ChannelName) {
  const { mixes } = await mixesNow(context, channel)
  for (const { mix, misfit } of mixes)
    if (misfit !== undefined)
      context.log(
        `Mix ${mix.id} (${mix.name}, of ${mix.owner}) no longer fits what channel ${channel} shows: ${misfit}. ${mix.follows ? 'Its tabs keep their versions, where that fits.' : 'Create it again.'}`,
      )
}
