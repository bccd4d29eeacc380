import type { ChannelName } from '@crossbook/contract'
import { success } from '@crossbook/contract'
import { moveRollout, type RolloutMove } from '@crossbook/releases'
import type { ChannelRevision, ChannelRight } from '@crossbook/store'
import { showAndNotify } from '../hooks/notifyHooks'
import { authorOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand, type OccasionOptions, withOccasion } from '../terminal/options'

type Move = Exclude<RolloutMove['kind'], 'advance'>

interface Described {
  summary: string
  reason: string
  right: ChannelRight | readonly [ChannelRight, ...ChannelRight[]]
  message: (channel: ChannelName, revision: ChannelRevision) => string
}

const MOVES: Readonly<Record<Move, Described>> = {
  pause: {
    summary: 'Pause a rollout in its stage; a worse release is still rolled back',
    reason: 'Paused',
    right: 'promote',
    message: (channel) => `Paused the rollout on channel ${channel}. To resume it: rollout resume ${channel}`,
  },
  resume: {
    summary: 'Resume a paused rollout; its stage starts again',
    reason: 'Resumed',
    right: 'promote',
    message: (channel) => `Resumed the rollout on channel ${channel}. It only continues while it is watched.`,
  },
  abort: {
    summary: 'End a rollout and roll all users back to the previous release at once',
    reason: 'Aborted manually',
    right: ['rollback', 'promote'],
    message: (channel, { release }) => `Channel ${channel} shows ${release} to all users again.`,
  },
  finish: {
    summary: 'Show the release to all users now, regardless of the reports',
    reason: 'Finished manually',
    right: 'promote',
    message: (channel, { release }) => `Channel ${channel} shows ${release} to all users.`,
  },
}

/** `rollout pause`, `resume`, `abort` and `finish`: what people do with a rollout by hand. */
export const ROLLOUT_MOVES: readonly AddCommand[] = (['pause', 'resume', 'abort', 'finish'] as const).map(
  (kind): AddCommand =>
    (rollout, run) => {
      withOccasion(
        newCommand(rollout, kind, MOVES[kind].summary, [
          `rollout ${kind} production${kind === 'abort' ? ' --reason "Support says transfers fail"' : ''}`,
        ]),
      )
        .argument('<channel>', 'channel', channelArgument)
        .action((channel: ChannelName, options: CommonOptions & OccasionOptions) =>
          run(options, (context) => move(context, channel, kind, options)),
        )
    },
)

async function move(
  context: CliContext,
  channel: ChannelName,
  kind: Move,
  options: OccasionOptions,
): Promise<Outcome> {
  const { store, now } = context
  const { reason, right, message } = MOVES[kind]
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await store.checkRight(channel, right)
  await repairSite(context, channel)
  const occasion = { author: author.value, reason: options.reason ?? reason, now }
  const moved = await moveRollout(store, channel, { kind }, occasion)
  if (!moved.ok) return moved
  const shown = await showAndNotify(context, channel)
  if (!shown.ok) return shown
  return success({
    document: { channel, release: moved.value.release, revision: moved.value },
    text: `${message(channel, moved.value)} (Revision ${moved.value.revision}.)`,
  })
}
