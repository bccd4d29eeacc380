import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { type PagesOfRevision, syncChannelSite } from '@crossbook/releases'
import type { CliContext } from './command'
import { errorWords } from './errorWords'
import type { Problem } from './words'

/** Repairs what a killed command may have left of a channel's site; one that cannot be repaired keeps nobody from going on. */
export async function repairSite({ store, say, now }: CliContext, channel: ChannelName) {
  try {
    await syncChannelSite(store, channel, undefined, now())
  } catch (error) {
    const words = errorWords(error)
    if (words === undefined) throw error
    say(`The site of channel ${channel} cannot be brought up to date: ${words}`)
  }
}

/** Publishes a channel's new revision on its site; the revision itself remains if that fails. */
export async function syncSite(
  { store, now }: CliContext,
  channel: ChannelName,
  made?: PagesOfRevision,
): Promise<Result<undefined, readonly Problem[]>> {
  try {
    await syncChannelSite(store, channel, made, now())
    return success(undefined)
  } catch (error) {
    const detail = errorWords(error)
    if (detail === undefined) throw error
    return failure([{ kind: 'siteBehind', channel, detail }])
  }
}
