import { type ChannelName, failure, success } from '@crossbook/contract'
import type { Comparison, Tally } from '@crossbook/reports'
import { lookAtRollout, planOf } from '../rollouts/lookAtRollout'
import { describePlan, staffLinkMessage, describeRollout, describeStep } from '../rollouts/rolloutMessages'
import { formatCount, formatShare } from '../terminal/collected'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { paragraphs, shortInstant, table } from '../terminal/output'

/** `rollout status`: prints the state of a rollout, and the condition that it waits for. */
export const addRolloutStatus: AddCommand = (rollout, run) => {
  newCommand(
    rollout,
    'status',
    'Print the state of a rollout, the health of both releases, and what it waits for',
    ['rollout status production'],
  )
    .argument('<channel>', 'channel', channelArgument)
    .action((channel: ChannelName, options: CommonOptions) =>
      run(options, (context) => status(context, channel)),
    )
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
      `Channel ${channel}: ${describeRollout(look)}.\nStages: ${describePlan(planOf(rollout))}; this one since ${shortInstant(rollout.since)}.\n${[...staffLinkMessage(revision), describeStep(look)].join('\n')}`,
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
