import { type ChannelName, failure, success } from '@crossbook/contract'
import { deliverEvents } from '../hooks/deliverEvents'
import type { AddCommand, CliContext, CommonOptions, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { count } from '../terminal/output'

/** `hooks`: tells others what has happened to a channel, where no command has yet. */
export const addHooks: AddCommand = (program, run) => {
  newCommand(
    program,
    'hooks',
    'Tell CROSSBOOK_HOOK_URL what has happened to a channel and was not told yet',
    ['hooks production'],
  )
    .argument('<channel>', 'channel', channelArgument)
    .action((channel: ChannelName, options: CommonOptions) =>
      run(options, (context) => hooks(context, channel)),
    )
}

async function hooks(context: CliContext, channel: ChannelName): Promise<Outcome> {
  if (!context.environment.CROSSBOOK_HOOK_URL?.trim())
    return failure([{ kind: 'told', detail: 'Set CROSSBOOK_HOOK_URL to the address that is to be told.' }])
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const delivered = await deliverEvents(context, channel)
  if (!delivered.ok) return failure([{ kind: 'told', detail: delivered.problem }])
  return success({
    document: { channel, delivered: delivered.value },
    text:
      delivered.value === 0
        ? `Nothing has happened to channel ${channel} that was not told.`
        : `Told of channel ${channel}: ${count(delivered.value, 'event')}.`,
  })
}
