import { type ChannelName, failure, isOpen, type Mix, success } from '@crossbook/contract'
import { readMixes } from '@crossbook/releases'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { shortInstant, table } from '../terminal/output'
import { wordsOf } from '../terminal/words'

interface ListOptions extends CommonOptions {
  all?: boolean
}

/** `mix list`: the mixes of a channel. */
export const addMixList: AddCommand = (mix, run) => {
  newCommand(mix, 'list', 'List the open mixes of a channel, newest first', ['mix list staging --all'])
    .argument('<channel>', 'channel', channelArgument)
    .option('--all', 'also those that are over')
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
  const { mixes, problems } = await readMixes(context.store, channel)
  for (const problem of problems) context.say(wordsOf(problem))
  const now = context.now()
  const listed = mixes.filter((mix) => all || isOpen(mix, now))
  const rows = listed.map((mix) => [
    mix.id,
    stateOf(mix, now),
    mix.owner,
    mix.name,
    mix.replaced.map(({ app, to }) => `${app} ${to}`).join(', '),
  ])
  return success({
    document: {
      channel,
      mixes: listed.map(({ remotes: _, integrity: __, ...facts }) => ({
        ...facts,
        isOpen: isOpen(facts, now),
      })),
      unreadable: problems.map((problem) => ({ ...problem, words: wordsOf(problem) })),
    },
    text: rows.length === 0 ? `Channel ${channel} has no ${all ? '' : 'open '}mix.` : table(rows),
  })
}

function stateOf(mix: Mix, now: Date) {
  if (mix.endedAt !== undefined) return `ended ${shortInstant(mix.endedAt)}`
  return `${isOpen(mix, now) ? 'until' : 'expired'} ${shortInstant(mix.expiresAt)}`
}
