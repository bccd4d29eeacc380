import type { ChannelName } from '@crossbook/contract'
import { syncSite } from '../terminal/channelSite'
import type { CliContext } from '../terminal/command'
import { errorMessage } from '../terminal/errorMessage'
import { deliverEvents } from './deliverEvents'

/** Publishes a channel's new revision or mix on its site, and delivers its events. */
export async function showAndNotify(context: CliContext, channel: ChannelName) {
  const shown = await syncSite(context, channel)
  if (shown.ok) await notifyHooks(context, channel)
  return shown
}

/** Delivers the events of a command on a channel. A failed delivery is printed and does not undo the command. */
export async function notifyHooks(context: CliContext, channel: ChannelName) {
  try {
    const delivered = await deliverEvents(context, channel)
    if (!delivered.ok) context.log(delivered.problem)
  } catch (error) {
    const message = errorMessage(error)
    if (message === undefined) throw error
    context.log(`No notification was sent: ${message}`)
  }
}
