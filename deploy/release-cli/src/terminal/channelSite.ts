import { type ChannelName, failure, type Result, success } from '@crossbook/contract'
import { type PagesOfRevision, syncChannelSite } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { CliContext } from './command'
import { errorMessage, type Problem } from './messages'

/** Repairs a channel's site after a killed command. If the repair fails, prints a message and lets the command continue. */
export async function repairSite({ store, log, now }: CliContext, channel: ChannelName) {
  try {
    await syncChannelSite(store, channel, undefined, now())
  } catch (error) {
    log(`The site of channel ${channel} cannot be updated: ${errorMessage(error)}`)
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
    return failure([{ kind: 'siteBehind', channel, detail: errorMessage(error) }])
  }
}

/** Every channel with its last revision, in the order of their names; unreadable ones are reported and left out. */
export async function readableChannels(store: Store, warn: (message: string) => void) {
  const names = (await store.listChannels()).toSorted()
  const found = names.map(async (channel) => {
    try {
      const last = await store.readPointer(channel)
      return last ? [{ channel, last }] : []
    } catch (error) {
      warn(`Channel ${channel} was skipped: ${errorMessage(error)}`)
      return []
    }
  })
  return (await Promise.all(found)).flat()
}
