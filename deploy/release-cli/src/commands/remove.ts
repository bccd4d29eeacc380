import type { AppName, ChannelName } from '@crossbook/contract'
import { removeApps } from '@crossbook/releases'
import { occasionOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import {
  appArgument,
  channelArgument,
  newCommand,
  type MoveOptions,
  withEndRollout,
  withOccasion,
} from '../terminal/options'
import { movedAnswer } from './movedAnswer'

export const addRemove: AddCommand = (program, run) => {
  newCommand(
    program,
    'remove',
    'Remove remotes from a channel, with their routes and menu entries',
    ['remove production insights --reason "Moved into tools"'],
    [withOccasion, withEndRollout],
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('<app...>', 'remotes to remove; their builds stay in the store', appArgument)
    .action(run(remove))
}

async function remove(
  context: CliContext,
  channel: ChannelName,
  apps: readonly AppName[],
  options: MoveOptions,
): Promise<Outcome> {
  const occasion = await occasionOf(context, `Remove ${apps.join(', ')}`, options)
  if (!occasion.ok) return occasion
  await context.store.checkRight(channel, 'remove', apps)
  await repairSite(context, channel)
  const removed = await removeApps(context.store, { channel, without: apps, ...occasion.value })
  if (!removed.ok) return removed
  return movedAnswer(context, channel, removed.value, 'everything')
}
