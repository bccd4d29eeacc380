import { type ChannelName, success } from '@crossbook/contract'
import { actOnRollout } from '../rollouts/actOnRollout'
import { lookAtRollout } from '../rollouts/lookAtRollout'
import { describeRollout } from '../rollouts/rolloutMessages'
import { watchRollout } from '../rollouts/watchRollout'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'

interface WatchOptions extends CommonOptions {
  author?: string
  once?: boolean
  stay?: boolean
}

/** Author of a watcher's moves in the history, unless another one is given. */
const WATCHER = 'rollout watch'

/** `rollout watch`: moves a rollout on, or takes it back. */
export const addRolloutWatch: AddCommand = (rollout, run) => {
  newCommand(
    rollout,
    'watch',
    'Watch a rollout: start each stage when it is due, and roll back a worse release',
    [
      'rollout watch production            # until it is over',
      'rollout watch production --once     # check once, for a timer',
      'rollout watch production --stay     # also later rollouts, for a service',
    ],
  )
    .argument('<channel>', 'channel', channelArgument)
    .option('--once', 'check once, act if needed, and exit')
    .option('--stay', 'wait for the next rollout when one is over')
    .option('--author <name>', `who does this, for the history (default: ${WATCHER})`)
    .action((channel: ChannelName, options: WatchOptions) =>
      run(options, (context) => watch(context, channel, options)),
    )
}

async function watch(
  context: CliContext,
  channel: ChannelName,
  { author = WATCHER, once = false, stay = false }: WatchOptions,
): Promise<Outcome> {
  await context.store.checkRight(channel, 'promote')
  if (!once)
    return success({
      document: { channel },
      text: `Watching channel ${channel}. Ctrl-C stops watching and does not change the rollout.`,
      running: watchRollout(context, channel, { author, stays: stay }),
    })
  await repairSite(context, channel)
  const look = await lookAtRollout(context, channel)
  if (!look)
    return success({
      document: { channel, rollout: null, moved: null },
      text: `No rollout runs on channel ${channel}.`,
    })
  const act = await actOnRollout(context, channel, look, author)
  if (!act.ok) return act
  const { message, moved = null } = act.value
  return success({
    document: { channel, rollout: look.rollout, step: look.step, moved },
    text: moved === null ? `${describeRollout(look)}.\n${message}` : message,
  })
}
