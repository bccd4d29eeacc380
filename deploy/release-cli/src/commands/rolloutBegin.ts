import { type ChannelName, success } from '@crossbook/contract'
import { type AppAtVersion, beginRollout, type RolloutPlan } from '@crossbook/releases'
import { newStaff } from '@crossbook/web-files'
import { Option, InvalidArgumentError } from 'commander'
import { showAndNotify } from '../hooks/deliverEvents'
import { lookAtRollout } from '../rollouts/lookAtRollout'
import { describePlan, staffLinkMessage, describeRollout } from '../rollouts/rolloutMessages'
import { watchRollout } from '../rollouts/watchRollout'
import { occasionOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import {
  buildArgument,
  channelArgument,
  DEFAULT_COMMAND,
  type MoveOptions,
  meaningOf,
  newCommand,
  numberArgument,
  withMeaning,
  withOccasion,
} from '../terminal/options'
import { logNewerMarkup, rollbackWarnings } from '../terminal/warnings'
import { nameBuilds } from './promote'

const MINUTES = { m: 1, h: 60, d: 24 * 60 } as const

/** `5%,25%,100%`: whole percents that rise; the last one is everybody, whether or not it is said. */
function stagesArgument(text: string): readonly number[] {
  const percents = text.split(',').map((part) => /^\s*([1-9]\d?|100)\s*%?\s*$/.exec(part)?.[1])
  const stages = percents.flatMap((percent) => (percent === undefined ? [] : Number(percent)))
  const isRising = stages.every((stage, index) => stage > (stages[index - 1] ?? 0))
  if (stages.length < percents.length || !isRising || stages[0] === 100)
    throw new InvalidArgumentError(
      `"${text}" is not a list of stages; write increasing whole percentages, such as 5%,25%,100%. To show builds to all users at once, use promote.`,
    )
  return stages.at(-1) === 100 ? stages : [...stages, 100]
}

/** `15m`, `2h`, `1d`: minutes. */
function durationArgument(text: string): number {
  const [, number, unit] = /^([1-9]\d{0,4})(m|h|d)$/.exec(text) ?? []
  if (number === undefined || unit === undefined)
    throw new InvalidArgumentError(`"${text}" is not a duration; write 15m, 2h or 1d.`)
  return Number(number) * MINUTES[unit as keyof typeof MINUTES]
}

/** Visits are compared in slots of so many minutes. */
const LEAST_MINUTES = 5

/** Returns why nothing can be judged by the settings of a rollout, with the smallest that can; undefined where it can. */
async function unjudgedProblem({
  everyMinutes,
  visitsWanted,
  isUnjudged,
}: RolloutPlan): Promise<string | undefined> {
  if (isUnjudged) return undefined
  const { LEAST_VISITS } = await import('@crossbook/reports')
  const advice = 'or add --unjudged: the history says so, and a harmful release is still rolled back'
  if (visitsWanted < LEAST_VISITS)
    return `--visits ${visitsWanted} is too few to judge a release: it takes at least ${LEAST_VISITS} visits without a fault to show that it is not worse. Set --visits ${LEAST_VISITS} or more, ${advice}.`
  if (everyMinutes < LEAST_MINUTES)
    return `--every ${everyMinutes}m is too short to judge a release: visits are compared in slots of ${LEAST_MINUTES} minutes. Set --every ${LEAST_MINUTES}m or more, ${advice}.`
  return undefined
}

interface BeginOptions extends CommonOptions, MoveOptions {
  stages?: readonly number[]
  every?: number
  visits?: number
  unjudged?: boolean
  cohort?: 'staff'
  expect?: readonly AppAtVersion[]
  detach?: boolean
}

const USUAL = { stages: [5, 25, 100], everyMinutes: 15, visitsWanted: 300 } as const

export const addRolloutBegin: AddCommand = (rollout, run) => {
  newCommand(
    rollout,
    DEFAULT_COMMAND,
    'Start a rollout: show builds to a growing share of the users ("begin" can be omitted)',
    [
      'rollout production wallet@1.5.0                                      # 5 %, 25 %, then all users',
      'rollout production wallet@1.5.0 --stages 1%,10%,50%,100% --every 2h',
      'rollout production wallet@1.5.0 --cohort staff                       # with a link for testers',
      'rollout production wallet@1.5.0 --detach                             # another process watches',
    ],
    [withOccasion, withMeaning],
  )
    .argument('<channel>', 'channel of the rollout', channelArgument)
    .argument('<app@version...>', 'published builds; all other apps are unchanged', buildArgument)
    .option(
      '--stages <percents>',
      'increasing shares of the users, the last one 100% (default: 5%,25%,100%)',
      stagesArgument,
    )
    .option('--every <time>', 'minimum duration of a stage: 15m, 2h, 1d (default: 15m)', durationArgument)
    .option(
      '--visits <number>',
      'visits of the new release that a stage needs (default: 300)',
      numberArgument(0, 1_000_000),
    )
    .option(
      '--unjudged',
      'end stages without evidence that the release is not worse; the history says so, and a harmful release is still rolled back',
    )
    .addOption(
      new Option('--cohort <staff>', 'print a link for staff; its visits are not counted').choices(['staff']),
    )
    .option(
      '--expect <app@version>',
      'refuse when the channel no longer shows this version (may be repeated)',
      buildArgument,
    )
    .option('--detach', 'do not watch it here, but with "rollout watch" (implied by --json)')
    .action(run(begin))
}

async function begin(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: BeginOptions,
): Promise<Outcome> {
  const occasion = await occasionOf(context, `Roll out ${nameBuilds(builds)}`, options)
  if (!occasion.ok) return occasion
  await context.store.checkRight(
    channel,
    'promote',
    builds.map(({ app }) => app),
  )
  await repairSite(context, channel)
  const plan = {
    stages: [...(options.stages ?? USUAL.stages)],
    everyMinutes: options.every ?? USUAL.everyMinutes,
    visitsWanted: options.visits ?? USUAL.visitsWanted,
    ...(options.unjudged ? { isUnjudged: true } : {}),
    ...(options.cohort === 'staff' ? { staff: newStaff() } : {}),
  }
  const unjudged = await unjudgedProblem(plan)
  if (unjudged !== undefined) return explained(unjudged)
  for (const warning of await rollbackWarnings(context.store, channel, builds)) context.log(warning)
  const begun = await beginRollout(
    context.store,
    {
      ...{ channel, builds, expected: options.expect ?? [], confirmed: meaningOf(options) },
      ...occasion.value,
    },
    plan,
  )
  if (!begun.ok) return begun
  const shown = await showAndNotify(context, channel)
  if (!shown.ok) return shown
  const { current, revision, release, notPrerendered } = begun.value
  logNewerMarkup(context, current?.release, release)
  const look = await lookAtRollout(context, channel)
  const isWatched = !options.detach && !options.json
  const watching = isWatched
    ? 'Watching the rollout. Ctrl-C stops watching and does not change it; "rollout watch" continues.'
    : `It only continues while it is watched: pnpm release rollout watch ${channel}`
  return success({
    document: {
      channel,
      release: release.id,
      revision: revision.revision,
      rollout: revision.rollout,
      notPrerendered,
    },
    text: [
      `Channel ${channel}, revision ${revision.revision}: ${look ? describeRollout(look) : `${release.id} is no longer shown`}.`,
      `Stages: ${describePlan(plan)}.`,
      ...staffLinkMessage(revision),
      watching,
    ].join('\n'),
    ...(isWatched
      ? { running: watchRollout(context, channel, { author: occasion.value.author, stays: false }) }
      : {}),
  })
}
