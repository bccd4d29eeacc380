import { success } from '@crossbook/contract'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { newCommand } from '../terminal/options'
import { shortInstant, table } from '../terminal/output'
import { readableChannels } from '../terminal/readableChannels'

/** `channels`: every channel of the store. */
export const addChannels: AddCommand = (program, run) => {
  newCommand(program, 'channels', 'List the channels and what they show', ['channels']).action(
    (options: CommonOptions) => run(options, listChannels),
  )
}

async function listChannels({ store, log }: CliContext): Promise<Outcome> {
  const channels = await readableChannels(store, log)
  const found = channels.map(({ channel, last }) => ({ channel, ...last }))
  const rows = found.map(({ channel, release, at, author, settings }) => [
    channel,
    release,
    shortInstant(at),
    author,
    settings?.acceptsMixes ? 'accepts mixes' : '',
    settings?.url ?? '',
  ])
  return success({
    document: { channels: found },
    text: rows.length === 0 ? 'The store has no channels yet. Create one with promote.' : table(rows),
  })
}
