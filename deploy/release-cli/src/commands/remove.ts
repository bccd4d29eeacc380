import type { AppName, ChannelName } from '@crossbook/contract'
import { removeApps } from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import {
  appArgument,
  channelArgument,
  type EndRolloutOptions,
  newCommand,
  type OccasionOptions,
  withEndRollout,
  withOccasion,
} from '../terminal/options'
import { movedAnswer } from './movedAnswer'

type RemoveOptions = CommonOptions & OccasionOptions & EndRolloutOptions

/** `remove`: takes remotes off a channel. */
export const addRemove: AddCommand = (program, run) => {
  withEndRollout(
    withOccasion(
      newCommand(program, 'remove', 'Remove remotes from a channel, with their routes and menu entries', [
        'remove production insights --reason "Moved into tools"',
      ]),
    ),
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('<app...>', 'remotes to remove; their builds stay in the store', appArgument)
    .action((channel: ChannelName, apps: readonly AppName[], options: RemoveOptions) =>
      run(options, (context) => remove(context, channel, apps, options)),
    )
}

async function remove(
  context: CliContext,
  channel: ChannelName,
  apps: readonly AppName[],
  options: RemoveOptions,
): Promise<Outcome> {
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await context.store.checkRight(channel, 'remove', apps)
  await repairSite(context, channel)
  const removed = await removeApps(context.store, {
    channel,
    without: apps,
    author: author.value,
    reason: options.reason ?? `Remove ${apps.join(', ')}`,
    now: context.now,
    endRollout: options.endRollout ?? false,
  })
  if (!removed.ok) return removed
  return movedAnswer(context, channel, removed.value, 'everything')
}
