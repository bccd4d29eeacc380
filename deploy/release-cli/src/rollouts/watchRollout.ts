import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelName } from '@crossbook/contract'
import { repairSite } from '../terminal/channelSite'
import type { CliContext } from '../terminal/command'
import { errorMessage, problemMessage } from '../terminal/messages'
import { actOnRollout } from './actOnRollout'
import { lookAtRollout, type RolloutLook } from './lookAtRollout'
import { describeRollout } from './rolloutMessages'

/** Interval between looks at a rollout. Reports are up to a second late, and a look costs a few reads. */
const LOOK_MS = 5_000

interface Watching {
  author: string
  stays: boolean
}

/**
 * Checks the rollout of a channel every few seconds and performs its next step, until it is over or the user interrupts. Keeps nothing in
 * memory, so several watchers can run at once.
 */
export async function watchRollout(
  context: CliContext,
  channel: ChannelName,
  { author, stays }: Watching,
): Promise<void> {
  const { store, log, interruption } = context
  const { signal } = interruption
  interruption.isAwaited()
  let [lastMessage, repaired] = ['', -1]
  const logOnce = (message: string, change = message) => {
    if (change !== lastMessage) log(message)
    lastMessage = change
  }
  while (!signal.aborted) {
    try {
      const pointer = await store.readPointer(channel)
      // The command that moved the channel may have been killed before its site followed.
      if (pointer && pointer.revision !== repaired) await repairSite(context, channel)
      repaired = pointer?.revision ?? -1
      const look = await lookAtRollout(context, channel)
      if (!look) {
        logOnce(`No rollout runs on channel ${channel}.`)
        if (!stays) return
      } else {
        const act = await actOnRollout(context, channel, look, author)
        if (!act.ok) logOnce(act.problem.map((problem) => problemMessage(problem)).join(' '))
        else if (act.value.moved === undefined)
          logOnce(`${describeRollout(look)}. ${act.value.message}`, changeOf(look))
        else {
          logOnce(act.value.message)
          continue
        }
      }
    } catch (error) {
      // A store or a database that cannot be reached now may be there a moment later.
      logOnce(errorMessage(error))
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Returns a key of the stage and of the condition that it waits for. A new line is printed if the key changes. */
export function changeOf({ revision, step }: Pick<RolloutLook, 'revision' | 'step'>) {
  const awaited = step.kind === 'wait' ? step.for : ''
  const apps = step.kind === 'wait' && step.for === 'visits' ? step.missing.map(({ app }) => app) : []
  return [revision.revision, step.kind, awaited, ...apps].join(' ')
}
