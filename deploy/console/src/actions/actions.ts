import { own, success } from '@crossbook/contract'
import type { ActionAnswer, ActionPreview } from '../documents'
import { historyPage } from '../views/history'
import type { Reading } from '../reading/reading'
import { type CheckedAction, commandOf, typed } from './action'
import { builtByRollback, changeBy } from './preview'

/** The result of one `pnpm release` command: its answer, or its problems as messages. */
export type CommandResult = { ok: true; output: string } | { ok: false; problems: readonly string[] }

/** Runs a command of `pnpm release` on the console's store. The messages are the same as in a terminal. */
export type RunRelease = (parameters: readonly string[]) => Promise<CommandResult>

/** Returns the effect of an action and the problems that prevent it. Changes nothing. */
export async function previewAction(
  reading: Reading,
  run: RunRelease,
  action: CheckedAction,
): Promise<ActionPreview> {
  const { channel } = action
  const seen = (await reading.store.readPointer(channel))?.revision ?? 0
  const command = typed(commandOf(action))
  const builds = action.kind === 'rollback' ? await builtByRollback(reading, action) : buildsOf(action)
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
      return ['check', action.channel, ...action.apps.map(({ app, version }) => `${app}@${version}`)]
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
    const newest = await historyPage(reading, channel, { limit: 1 })
    const [by] = newest?.entries ?? []
    if (by) return { kind: 'overtaken', by }
  }
  const result = await run([...commandOf(action), ...(await expected(reading, action))])
  if (!result.ok) return { kind: 'refused', problems: [...result.problems] }
  const after = await reading.store.readPointer(channel)
  return { kind: 'done', output: result.output, revision: after?.revision ?? null }
}

/** Returns options with which the command refuses to run if the shown versions change before it starts. */
async function expected({ store }: Reading, action: CheckedAction) {
  if (action.kind !== 'promote' && action.kind !== 'rollout') return []
  const shown: Readonly<Record<string, string | undefined>> =
    (await store.readPointer(action.channel))?.apps ?? {}
  return action.apps.flatMap(({ app }) => {
    const version = own(shown, app)
    return version === undefined ? [] : ['--expect', `${app}@${version}`]
  })
}

function buildsOf(action: CheckedAction) {
  return success('apps' in action && action.kind !== 'rollback' ? action.apps : [])
}
