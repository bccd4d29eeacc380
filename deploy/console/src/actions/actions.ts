import { own, success } from '@crossbook/contract'
import type { ActionAnswer, ActionPreview } from '../documents'
import { historyPage } from '../views/history'
import type { Reading } from '../reading/reading'
import { type CheckedAction, commandOf, typed } from './action'
import { builtByRollback, changeBy } from './preview'

/** What one command line of `pnpm release` said: its answer, or its problems in words. */
export type Said = { ok: true; words: string } | { ok: false; problems: readonly string[] }

/** Runs a command line of `pnpm release` over the console's store; the words are those that a terminal would show. */
export type RunRelease = (parameters: readonly string[]) => Promise<Said>

/** What an action would do, and what stands against it; nothing is changed. */
export async function previewAction(
  reading: Reading,
  run: RunRelease,
  action: CheckedAction,
): Promise<ActionPreview> {
  const { channel } = action
  const seen = (await reading.store.readPointer(channel))?.revision ?? 0
  const command = typed(commandOf(action))
  const builds = action.kind === 'rollback' ? await builtByRollback(reading, action) : buildsOf(action)
  if (!builds.ok) return { command, seen, difference: null, problems: [builds.problem], words: '' }
  const { difference, problems } = await changeBy(reading, channel, builds.value)
  const asked = questionOf(action)
  // What does not even fit is not rendered to find out more.
  const said = asked && problems.length === 0 ? await run(asked) : undefined
  return {
    ...{ command, seen, difference },
    problems: said && !said.ok ? [...said.problems] : problems,
    words: said?.ok ? said.words : '',
  }
}

/** The command that says what an action would do: a promotion's whole check, or where a rollout stands. */
function questionOf(action: CheckedAction) {
  switch (action.kind) {
    case 'promote':
    case 'rollout':
      return ['check', action.channel, ...action.apps.map(({ app, version }) => `${app}@${version}`)]
    case 'rolloutMove':
      return ['rollout', 'status', action.channel]
    default:
      // Taking back is allowed where promoting is not, and a mix moves no channel.
      return undefined
  }
}

/** Does it, unless the channel has moved since revision `seen` was looked at: then somebody was faster, and nothing is lost. */
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
  const said = await run([...commandOf(action), ...(await expected(reading, action))])
  if (!said.ok) return { kind: 'refused', problems: [...said.problems] }
  const after = await reading.store.readPointer(channel)
  return { kind: 'done', words: said.words, revision: after?.revision ?? null }
}

/** Between the look and the command somebody may still be faster: it refuses when the channel no longer shows what was seen. */
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
