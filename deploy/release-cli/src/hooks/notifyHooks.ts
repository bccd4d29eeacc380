import type { ChannelName } from '@crossbook/contract'
import type { CliContext } from '../terminal/command'
import { errorMessage } from '../terminal/errorMessage'
import { deliverEvents } from './deliverEvents'

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
