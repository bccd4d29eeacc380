import { type ChannelName, failure, success } from '@crossbook/contract'
import type { Comparison, Tally } from '@crossbook/reports'
import { lookAtRollout, planOf } from '../rollouts/lookAtRollout'
import { planWords, staffWords, standingWords, stepWords } from '../rollouts/rolloutWords'
import { numberWords, shareWords } from '../terminal/collected'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand } from '../terminal/options'
import { paragraphs, shortInstant, table } from '../terminal/output'

/** `rollout status`: the state of a rollout, and what it waits for. */
export const addRolloutStatus: AddCommand = (rollout, run) => {
  newCommand(rollout, 'status', 'Say where a rollout stands, how both releases do, and what it waits for', [
    'rollout status production',
  ])
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
      tallyWords(present),
      tallyWords(next),
    ])
  return success({
    document: { channel, revision: revision.revision, rollout, visits, step, compared },
    text: paragraphs(
      `Channel ${channel}: ${standingWords(look)}.\nStages: ${planWords(planOf(rollout))}; this one since ${shortInstant(rollout.since)}.\n${[...staffWords(revision), stepWords(look)].join('\n')}`,
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

function tallyWords({ bad, count }: Tally) {
  return count === 0 ? 'none yet' : `${numberWords(bad)} of ${numberWords(count)} (${shareWords(bad, count)})`
}
