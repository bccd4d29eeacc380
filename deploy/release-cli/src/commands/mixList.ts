import { type ChannelName, failure, success } from '@crossbook/contract'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { type MixNow, mixesNow } from '../terminal/mixesNow'
import { channelArgument, newCommand } from '../terminal/options'
import { shortInstant, table } from '../terminal/output'
import { problemMessage } from '../terminal/messages'

interface ListOptions extends CommonOptions {
  all?: boolean
}

/** `mix list`: the mixes of a channel. */
export const addMixList: AddCommand = (mix, run) => {
  newCommand(mix, 'list', 'List the open mixes of a channel, newest first', ['mix list staging --all'])
    .argument('<channel>', 'channel', channelArgument)
    .option('--all', 'also those that have ended')
    .action((channel: ChannelName, options: ListOptions) =>
      run(options, (context) => list(context, channel, options)),
    )
}

async function list(
  context: CliContext,
  channel: ChannelName,
  { all = false }: ListOptions,
): Promise<Outcome> {
  await repairSite(context, channel)
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const { mixes, problems } = await mixesNow(context, channel)
  for (const problem of problems) context.log(problemMessage(problem))
  const listed = mixes.filter(({ isOpen }) => all || isOpen)
  const rows = listed.map((one) => [
    one.mix.id,
    stateOf(one),
    one.mix.owner,
    one.mix.name,
    one.differences.map(({ app, to }) => `${app} ${to ?? 'left out'}`).join(', ') || 'as the channel',
    [
      ...(one.mix.follows ? [] : ['pinned']),
      ...(one.misfit === undefined ? [] : [`does not fit: ${one.misfit}`]),
    ].join(', '),
  ])
  return success({
    document: {
      channel,
      mixes: listed.map(({ mix: { remotes: _, integrity: __, ...facts }, ...now }) => ({ ...facts, ...now })),
      unreadable: problems.map((problem) => ({ ...problem, message: problemMessage(problem) })),
    },
    text: rows.length === 0 ? `Channel ${channel} has no ${all ? '' : 'open '}mix.` : table(rows),
  })
}

function stateOf({ mix, isOpen }: MixNow) {
  if (mix.endedAt !== undefined) return `ended ${shortInstant(mix.endedAt)}`
  return `${isOpen ? 'until' : 'expired'} ${shortInstant(mix.expiresAt)}`
}
