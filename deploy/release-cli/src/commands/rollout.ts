import { type ChannelName, failure, success } from '@crossbook/contract'
import { moveRollout, type RolloutMove } from '@crossbook/releases'
import type { Comparison, Tally } from '@crossbook/reports'
import type { ChannelRevision, ChannelRight } from '@crossbook/store'
import type { Command } from 'commander'
import { showAndNotify } from '../hooks/deliverEvents'
import { actOnRollout } from '../rollouts/actOnRollout'
import { lookAtRollout } from '../rollouts/lookAtRollout'
import { describePlan, describeRollout, describeStep, staffLinkMessage } from '../rollouts/rolloutMessages'
import { watchRollout } from '../rollouts/watchRollout'
import { occasionOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import { formatCount, formatShare } from '../terminal/collected'
import type { AddCommand, CliContext, Outcome, Runner } from '../terminal/command'
import { channelArgument, type MoveOptions, newCommand, withOccasion } from '../terminal/options'
import { paragraphs, shortInstant, table } from '../terminal/output'
import { addRolloutBegin } from './rolloutBegin'

export const addRollout: AddCommand = (program, run) => {
  const rollout = program
    .command('rollout')
    .summary('Show builds to a growing share of the users, and judge them by reports')
    .usage('<channel> <app@version...> | status|watch|pause|resume|abort|finish <channel>')
  for (const add of [addRolloutBegin, addStatus, addWatch]) add(rollout, run)
  for (const kind of ['pause', 'resume', 'abort', 'finish'] as const) addMove(rollout, run, kind)
}

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

function addMove(rollout: Command, run: Runner, kind: Move) {
  const { summary } = MOVES[kind]
  const example = `rollout ${kind} production${kind === 'abort' ? ' --reason "Support says transfers fail"' : ''}`
  newCommand(rollout, kind, summary, [example], [withOccasion])
    .argument('<channel>', 'channel', channelArgument)
    .action(
      run((context, channel: ChannelName, options: MoveOptions) => move(context, channel, kind, options)),
    )
}

async function move(
  context: CliContext,
  channel: ChannelName,
  kind: Move,
  options: MoveOptions,
): Promise<Outcome> {
  const { store } = context
  const { reason, right, message } = MOVES[kind]
  const occasion = await occasionOf(context, reason, options)
  if (!occasion.ok) return occasion
  await store.checkRight(channel, right)
  await repairSite(context, channel)
  const moved = await moveRollout(store, channel, { kind }, occasion.value)
  if (!moved.ok) return moved
  const shown = await showAndNotify(context, channel)
  if (!shown.ok) return shown
  return success({
    document: { channel, release: moved.value.release, revision: moved.value },
    text: `${message(channel, moved.value)} (Revision ${moved.value.revision}.)`,
  })
}

const addStatus: AddCommand = (rollout, run) => {
  newCommand(
    rollout,
    'status',
    'Print the state of a rollout, the health of both releases, and what it waits for',
    ['rollout status production'],
  )
    .argument('<channel>', 'channel', channelArgument)
    .action(run(status))
}

async function status(context: CliContext, channel: ChannelName): Promise<Outcome> {
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const look = await lookAtRollout(context, channel)
  if (!look)
    return success({
      document: { channel, rollout: null },
      text: `No rollout runs on channel ${channel}; its history says how the last one ended.`,
    })
  const { revision, rollout, seen, step, visits } = look
  const compared = (seen?.comparisons ?? []).map(({ app, measure, slots }) => ({
    app,
    measure,
    present: sum(slots, 'present'),
    next: sum(slots, 'next'),
  }))
  const rows = compared
    .filter(({ present, next }) => present.count + next.count > 0)
    .map(({ app, measure, present, next }) => [
      app,
      measure === 'faults' ? 'visits with faults' : `${measure} slow`,
      describeTally(present),
      describeTally(next),
    ])
  return success({
    document: { channel, revision: revision.revision, rollout, visits, step, compared },
    text: paragraphs(
      `Channel ${channel}: ${describeRollout(look)}.\nStages: ${describePlan(rollout)}; this one since ${shortInstant(rollout.since)}.\n${[...staffLinkMessage(revision), describeStep(look)].join('\n')}`,
      rows.length === 0
        ? ''
        : table([['', '', `now ${revision.release}`, `next ${rollout.release}`], ...rows]),
    ),
  })
}

function sum(slots: Comparison['slots'], side: 'present' | 'next'): Tally {
  return slots.reduce(
    (all, slot) => ({ count: all.count + slot[side].count, bad: all.bad + slot[side].bad }),
    { count: 0, bad: 0 },
  )
}

function describeTally({ bad, count }: Tally) {
  return count === 0
    ? 'none yet'
    : `${formatCount(bad)} of ${formatCount(count)} (${formatShare(bad, count)})`
}

interface WatchOptions {
  author?: string
  once?: boolean
  stay?: boolean
}

/** Author of a watcher's moves in the history, unless another one is given. */
const WATCHER = 'rollout watch'

const addWatch: AddCommand = (rollout, run) => {
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
    .action(run(watch))
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
