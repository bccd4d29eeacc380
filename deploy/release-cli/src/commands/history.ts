import { type ChannelName, failure, success } from '@crossbook/contract'
import { type HistoryEntry, readHistory } from '@crossbook/releases'
import { keyOf } from '@crossbook/trust'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand, numberArgument } from '../terminal/options'
import { shortInstant, table, wrapped } from '../terminal/output'

export const addHistory: AddCommand = (program, run) => {
  newCommand(program, 'history', 'List the revisions of a channel, newest first', [
    'history production',
    'history production --limit 5',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .option('--limit <number>', 'list only the last ones', numberArgument(1))
    .action(run(history))
}

async function history(
  context: CliContext,
  channel: ChannelName,
  { limit }: { limit?: number },
): Promise<Outcome> {
  await repairSite(context, channel)
  const newestFirst = await withSigners(context, channel, await readHistory(context.store, channel, limit))
  if (newestFirst.length === 0) return failure([{ kind: 'channelEmpty', channel }])
  const rows = newestFirst.map((entry) => {
    const { revision, at, release, author } = entry
    return [String(revision), shortInstant(at), release, kindText(entry), clipped(author)]
  })
  return success({
    document: { channel, revisions: newestFirst },
    text: withDetails(table([['', 'when', 'release', 'what', 'who'], ...rows]), newestFirst),
  })
}

const COLUMNS = 100
const NAME_COLUMNS = 16

function clipped(name: string) {
  return name.length <= NAME_COLUMNS ? name : `${name.slice(0, NAME_COLUMNS - 1)}…`
}

/** Puts the versions, the reason and the signer of each revision below its row, which has no column left for a name. */
function withDetails(rows: string, entries: readonly (HistoryEntry & { signer: string | null })[]) {
  const [head = '', ...lines] = rows.split('\n')
  const details = entries.map((entry) =>
    [changesText(entry), entry.reason, entry.signer === null ? '' : `signed by ${entry.signer}`]
      .filter((text) => text !== '')
      .map((text) => wrapped(text, COLUMNS - DETAILS.length).replace(/^/gm, DETAILS))
      .join('\n'),
  )
  return [head, ...lines.flatMap((line, index) => [line, details[index] ?? ''])]
    .filter((line) => line !== '')
    .join('\n')
}

const DETAILS = '     '

function kindText({ kind, forced, rollout }: HistoryEntry) {
  if (forced) return `${kind}, forced`
  return kind === 'rollout' && rollout?.isUnjudged ? `${kind}, unjudged` : kind
}

/** `wallet 1.0.0 → 1.1.0`; for a first release, all of its versions. */
function changesText({ changes }: HistoryEntry) {
  return changes
    .map(({ app, before, after }) => {
      if (after === undefined) return `- ${app} ${before ?? ''}`
      return before === undefined ? `+ ${app} ${after}` : `${app} ${before} → ${after}`
    })
    .join(', ')
}

/** Adds the signer of each revision: the name of the key's holder in the settings that verified the revision; null if it is not signed. */
async function withSigners({ store }: CliContext, channel: ChannelName, entries: readonly HistoryEntry[]) {
  const [last] = entries
  const history = last?.signature ? await store.readHistory(channel) : []
  const keysAt = (revision: number) => history[revision - 1]?.settings?.keys
  return entries.map((entry) => {
    const { revision, signature, settings } = entry
    const keys = keysAt(revision - 1) ?? settings?.keys ?? []
    return { ...entry, signer: signature ? (keyOf(keys, signature.keyid)?.name ?? signature.keyid) : null }
  })
}
