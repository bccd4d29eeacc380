import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { bringSiteInLine } from '@crossbook/releases'
import type { Context } from './command'
import { errorWords } from './errorWords'
import type { Problem } from './words'

/** Mends what a killed command may have left of a channel's site; one that cannot be mended keeps nobody from going on. */
export async function mendSite({ store, say }: Context, channel: ChannelName) {
  try {
    await bringSiteInLine(store, channel)
  } catch (error) {
    const words = errorWords(error)
    if (words === undefined) throw error
    say(`The site of channel ${channel} cannot be brought in line: ${words}`)
  }
}

/** Shows a channel's new state on its site; the move itself stands whatever comes of it. */
export async function showMove(
  { store }: Context,
  channel: ChannelName,
): Promise<Result<undefined, readonly Problem[]>> {
  try {
    await bringSiteInLine(store, channel)
    return success(undefined)
  } catch (error) {
    const detail = errorWords(error)
    if (detail === undefined) throw error
    return failure([{ kind: 'siteBehind', channel, detail }])
  }
}
