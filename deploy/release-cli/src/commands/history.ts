import { canonicalJson, type ChannelName, success } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { shortInstant, table } from '../terminal/output'

/** `history`: every revision of a channel. */
export const addHistory: AddCommand = (program, run) => {
  newCommand(program, 'history', 'List every revision of a channel, newest first', ['history production'])
    .argument('<channel>', 'channel', channelArgument)
    .action((channel: ChannelName, options: CommonOptions) =>
      run(options, (context) => history(context, channel)),
    )
}

async function history(context: CliContext, channel: ChannelName): Promise<Outcome> {
  await repairSite(context, channel)
  const revisions = (await context.store.readHistory(channel)).map((revision, index, all) => ({
    ...revision,
    kind: kindOf(revision, all.slice(0, index)),
  }))
  const newestFirst = revisions.toReversed()
  const rows = newestFirst.map(({ revision, at, release, kind, author, reason }) => [
    String(revision),
    shortInstant(at),
    release,
    kind,
    author,
    reason,
  ])
  return success({
    document: { channel, revisions: newestFirst },
    text:
      rows.length === 0
        ? `Channel ${channel} shows nothing yet.`
        : table([['', 'when', 'release', 'what', 'who', 'why'], ...rows]),
  })
}

/** What a revision did, which follows from those before it. */
function kindOf({ release, settings }: ChannelRevision, before: readonly ChannelRevision[]) {
  const last = before.at(-1)
  if (last?.release === release && canonicalJson(last.settings ?? null) !== canonicalJson(settings ?? null))
    return 'settings'
  return before.some((revision) => revision.release === release) ? 'rollback' : 'promotion'
}
