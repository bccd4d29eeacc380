import { type AppName, type ChannelName, success } from '@crossbook/contract'
import { diffReleases, removeApps } from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { differenceText } from '../terminal/differenceText'
import {
  appArgument,
  channelArgument,
  newCommand,
  type OccasionOptions,
  withOccasion,
} from '../terminal/options'

/** `remove`: takes remotes off a channel. */
export const addRemove: AddCommand = (program, run) => {
  withOccasion(
    newCommand(program, 'remove', 'Take remotes off a channel, with their routes and menu entries', [
      'remove production insights --reason "Moved into tools"',
    ]),
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('<app...>', 'remotes that leave it; their builds stay in the store', appArgument)
    .action((channel: ChannelName, apps: readonly AppName[], options: CommonOptions & OccasionOptions) =>
      run(options, (context) => remove(context, channel, apps, options)),
    )
}

async function remove(
  context: CliContext,
  channel: ChannelName,
  apps: readonly AppName[],
  options: OccasionOptions,
): Promise<Outcome> {
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await repairSite(context, channel)
  const removed = await removeApps(context.store, {
    channel,
    without: apps,
    author: author.value,
    reason: options.reason ?? `Remove ${apps.join(', ')}`,
    now: context.now,
  })
  if (!removed.ok) return removed
  const { current, release, revision, pages } = removed.value
  const shown = await syncSite(context, channel, pages)
  if (!shown.ok) return shown
  const changes = diffReleases(current?.release, release)
  return success({
    document: { channel, release: release.id, revision: revision?.revision, changes },
    text: `Channel ${channel} shows ${release.id} now (revision ${revision?.revision ?? 0}).\n\n${differenceText(changes)}`,
  })
}
