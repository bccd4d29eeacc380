import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { type PagesOfRevision, syncChannelSite } from '@crossbook/releases'
import type { CliContext } from './command'
import { errorMessage } from './errorMessage'
import type { Problem } from './messages'

/** Repairs a channel's site after a killed command. If the repair fails, prints a message and lets the command continue. */
export async function repairSite({ store, log, now }: CliContext, channel: ChannelName) {
  try {
    await syncChannelSite(store, channel, undefined, now())
  } catch (error) {
    const message = errorMessage(error)
    if (message === undefined) throw error
    log(`The site of channel ${channel} cannot be updated: ${message}`)
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
    const detail = errorMessage(error)
    if (detail === undefined) throw error
    return failure([{ kind: 'siteBehind', channel, detail }])
  }
}
