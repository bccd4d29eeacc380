import { type ChannelName, failure, type MixId, success, visibleText } from '@crossbook/contract'
import { endMix } from '@crossbook/releases'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, mixArgument, newCommand } from '../terminal/options'

/** `mix end`: closes a mix before its time. */
export const addMixEnd: AddCommand = (mix, run) => {
  newCommand(mix, 'end', 'End a mix: its link then shows the channel and a notice', [
    'mix end staging m0123456789abcdef',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .argument('<mix>', 'its id, as mix list shows it', mixArgument)
    .action((channel: ChannelName, id: MixId, options: CommonOptions) =>
      run(options, (context) => end(context, channel, id)),
    )
}

async function end(context: CliContext, channel: ChannelName, id: MixId): Promise<Outcome> {
  await repairSite(context, channel)
  const ended = await endMix(context.store, channel, id, context.now())
  if (!ended.ok) return failure([ended.problem])
  const served = await syncSite(context, channel)
  if (!served.ok) return served
  const { remotes: _, integrity: __, ...facts } = ended.value
  return success({ document: facts, text: `Mix ${id} (${visibleText(facts.name)}) is over.` })
}
