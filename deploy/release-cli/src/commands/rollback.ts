import { type ChannelName, type ReleaseId, success } from '@crossbook/contract'
import { rollBack } from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import {
  channelArgument,
  newCommand,
  type OccasionOptions,
  releaseArgument,
  withOccasion,
} from '../terminal/options'

/** `rollback`: moves a channel back. */
export const addRollback: AddCommand = (program, run) => {
  withOccasion(
    newCommand(program, 'rollback', 'Show an earlier release of a channel again', [
      'rollback production                            # what the present release replaced',
      'rollback production r0123456789abcdef --reason "Transfers fail"',
    ]),
  )
    .argument('<channel>', 'channel to move', channelArgument)
    .argument('[to]', 'a release of its history (default: the one before)', releaseArgument)
    .action((channel: ChannelName, to: ReleaseId | undefined, options: CommonOptions & OccasionOptions) =>
      run(options, (context) => rollback(context, channel, to, options)),
    )
}

async function rollback(
  context: CliContext,
  channel: ChannelName,
  to: ReleaseId | undefined,
  options: OccasionOptions,
): Promise<Outcome> {
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await repairSite(context, channel)
  const moved = await rollBack(context.store, channel, to, {
    author: author.value,
    reason: options.reason ?? 'Rollback',
    now: context.now,
  })
  if (!moved.ok) return moved
  const shown = await syncSite(context, channel)
  if (!shown.ok) return shown
  const { release, revision } = moved.value
  return success({
    document: { channel, release, revision },
    text: `Channel ${channel} shows ${release} again (revision ${revision}).`,
  })
}
