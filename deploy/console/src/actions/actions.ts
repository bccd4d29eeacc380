import {
  type AppName,
  type ChannelName,
  failure,
  fitMessage,
  own,
  type Result,
  success,
} from '@crossbook/contract'
import {
  type AppAtVersion,
  appsOf,
  diffReleases,
  fitProblems,
  type ReleaseDifference,
  rollbackTarget,
  versionsBefore,
} from '@crossbook/releases'
import type { ChannelRevision } from '@crossbook/store'
import type { ActionAnswer, ActionPreview } from '../documents'
import { together } from '../views/fitting'
import { historyPage } from '../views/history'
import type { Reading } from '../reading/reading'
import type { RunRelease } from '../runRelease'
import { type CheckedAction, commandOf, describeBuilds, typed } from './action'

/** Returns the effect of an action and the problems that prevent it. Changes nothing. */
export async function previewAction(
  reading: Reading,
  run: RunRelease,
  action: CheckedAction,
): Promise<ActionPreview> {
  const { channel } = action
  const seen = (await reading.store.readPointer(channel))?.revision ?? 0
  const command = typed(commandOf(action))
  const builds =
    action.kind === 'rollback'
      ? await builtByRollback(reading, action)
      : success('apps' in action ? action.apps : [])
  if (!builds.ok) return { command, seen, difference: null, problems: [builds.problem], output: '' }
  const { difference, problems } = await changeBy(reading, channel, builds.value)
  const checkCommand = checkCommandOf(action)
  // Builds that do not fit are not rendered.
  const checked = checkCommand && problems.length === 0 ? await run(checkCommand) : undefined
  return {
    ...{ command, seen, difference },
    problems: checked && !checked.ok ? [...checked.problems] : problems,
    output: checked?.ok ? checked.output : '',
  }
}

/** The command that checks an action: a promotion's dry run, or the status of a rollout. */
function checkCommandOf(action: CheckedAction) {
  switch (action.kind) {
    case 'promote':
    case 'rollout':
      return ['check', action.channel, ...describeBuilds(action.apps)]
    case 'rolloutMove':
      return ['rollout', 'status', action.channel]
    default:
      // Rollbacks are allowed where promotions are not, and a mix moves no channel.
      return undefined
  }
}

/** Runs the action, unless the channel has moved since revision `seen`. In that case, changes nothing and returns the newest revision. */
export async function act(
  reading: Reading,
  run: RunRelease,
  action: CheckedAction,
  seen: number,
): Promise<ActionAnswer> {
  const { channel } = action
  const last = await reading.store.readPointer(channel)
  if (last && last.revision !== seen) {
    const by = (await historyPage(reading, channel, { limit: 1 }))?.entries[0]
    if (by) return { kind: 'overtaken', by }
  }
  const result = await run([...commandOf(action), ...expected(last, action)])
  if (!result.ok) return { kind: 'refused', problems: [...result.problems] }
  const after = await reading.store.readPointer(channel)
  return { kind: 'done', output: result.output, revision: after?.revision ?? null }
}

/** Returns options with which the command refuses to run if the shown versions change before it starts. */
function expected(last: ChannelRevision | undefined, action: CheckedAction) {
  if (action.kind !== 'promote' && action.kind !== 'rollout') return []
  return action.apps.flatMap(({ app }) => {
    const version = own(last?.apps, app)
    return version === undefined ? [] : ['--expect', `${app}@${version}`]
  })
}

/** Number of revisions that are searched for an earlier version. */
const WINDOW = 400

/** Returns the builds that a rollback would show again. Fails with a message when there is no earlier release or version. */
async function builtByRollback(
  reading: Reading,
  { channel, apps }: { channel: ChannelName; apps: readonly AppName[] },
): Promise<Result<readonly AppAtVersion[], string>> {
  if (apps.length === 0) {
    const target = await rollbackTarget(reading.store, channel, undefined)
    if (!target.ok) return failure(`Channel ${channel} has no earlier release to roll back to.`)
    const { present, release } = target.value
    const shown = present && appsOf(present)
    const builds = [...appsOf(release)].map(([app, version]) => ({ app, version }))
    return success(builds.filter(({ app, version }) => shown?.get(app) !== version))
  }
  const last = await reading.store.readPointer(channel)
  const history = await reading.histories.from(channel, (last?.revision ?? 1) - WINDOW)
  const builds: AppAtVersion[] = []
  for (const app of apps) {
    const [version] = versionsBefore(history, app)
    if (version === undefined)
      return failure(`Channel ${channel} has no earlier version of ${app} to roll back to.`)
    builds.push({ app, version })
  }
  return success(builds)
}

/** Returns the changes of a channel with these builds next to its other applications, and the problems between them. */
async function changeBy(
  reading: Reading,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
): Promise<{ difference: ReleaseDifference | null; problems: string[] }> {
  const last = await reading.store.readPointer(channel)
  const present = last && (await reading.release(last.release))
  if (!present || builds.length === 0) return { difference: null, problems: [] }
  const found = await Promise.all(builds.map((build) => reading.build(build)))
  const missing = builds[found.indexOf(undefined)]
  if (missing) {
    const problem = `${missing.app} ${missing.version} is not in this store: publish it first.`
    return { difference: null, problems: [problem] }
  }
  const next = together(
    present,
    found.filter((build) => build !== undefined),
    'shown',
  )
  return {
    difference: diffReleases(present, next),
    problems: fitProblems(next).map((problem) => fitMessage(problem)),
  }
}
