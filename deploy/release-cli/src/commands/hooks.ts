import { type ChannelName, failure, success } from '@crossbook/contract'
import { deliverEvents } from '../hooks/deliverEvents'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { channelArgument, newCommand } from '../terminal/options'
import { count } from '../terminal/output'

export const addHooks: AddCommand = (program, run) => {
  newCommand(program, 'hooks', 'Send a channel’s pending events to CROSSBOOK_HOOK_URL', ['hooks production'])
    .argument('<channel>', 'channel', channelArgument)
    .action(run(hooks))
}

async function hooks(context: CliContext, channel: ChannelName): Promise<Outcome> {
  if (!context.environment.CROSSBOOK_HOOK_URL?.trim())
    return explained('Set CROSSBOOK_HOOK_URL to the address of the receiver.')
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const delivered = await deliverEvents(context, channel)
  if (!delivered.ok) return explained(delivered.problem)
  return success({
    document: { channel, delivered: delivered.value },
    text:
      delivered.value === 0
        ? `Channel ${channel} has no pending events.`
        : `Delivered ${count(delivered.value, 'event')} of channel ${channel}.`,
  })
}
