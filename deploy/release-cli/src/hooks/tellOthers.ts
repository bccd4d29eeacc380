import type { ChannelName } from '@crossbook/contract'
import type { CliContext } from '../terminal/command'
import { errorWords } from '../terminal/errorWords'
import { deliverEvents } from './deliverEvents'

/** Delivers what a command has just done to a channel. A failed delivery does not undo the command. */
export async function tellOthers(context: CliContext, channel: ChannelName) {
  try {
    const delivered = await deliverEvents(context, channel)
    if (!delivered.ok) context.say(delivered.problem)
  } catch (error) {
    const words = errorWords(error)
    if (words === undefined) throw error
    context.say(`Nobody was told of it: ${words}`)
  }
}
