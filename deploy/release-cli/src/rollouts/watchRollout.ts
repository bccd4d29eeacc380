import { setTimeout as pause } from 'node:timers/promises'
import type { ChannelName } from '@crossbook/contract'
import { repairSite } from '../terminal/channelSite'
import type { CliContext } from '../terminal/command'
import { errorWords } from '../terminal/errorWords'
import { wordsOf } from '../terminal/words'
import { actOnRollout } from './actOnRollout'
import { lookAtRollout, type RolloutLook } from './lookAtRollout'
import { standingWords } from './rolloutWords'

/** How often a rollout is looked at: reports are a second late, and a look costs a few reads. */
const LOOK_MS = 5_000

interface Watching {
  author: string
  /** Whether to wait for the next rollout when one is over. */
  stays: boolean
}

/**
 * Looks at the rollout of a channel every few seconds and does what that calls for, until it is over or somebody interrupts. It keeps
 * nothing in memory: the next watcher continues where it was, and several may watch at once.
 */
export async function watchRollout(
  context: CliContext,
  channel: ChannelName,
  { author, stays }: Watching,
): Promise<void> {
  const { store, say, interruption } = context
  const { signal } = interruption
  interruption.isAwaited()
  let [told, brought] = ['', -1]
  const tell = (words: string, change = words) => {
    if (change !== told) say(words)
    told = change
  }
  while (!signal.aborted) {
    try {
      const pointer = await store.readPointer(channel)
      // The command that moved the channel may have been killed before its site followed.
      if (pointer && pointer.revision !== brought) await repairSite(context, channel)
      brought = pointer?.revision ?? -1
      const look = await lookAtRollout(context, channel)
      if (!look) {
        tell(`No rollout runs on channel ${channel}.`)
        if (!stays) return
      } else {
        const act = await actOnRollout(context, channel, look, author)
        if (!act.ok) tell(act.problem.map((problem) => wordsOf(problem)).join(' '))
        else if (act.value.moved === undefined)
          tell(`${standingWords(look)}. ${act.value.words}`, changeOf(look))
        else {
          tell(act.value.words)
          continue
        }
      }
    } catch (error) {
      // A store or a database that cannot be reached now may be there a moment later.
      const words = errorWords(error)
      if (words === undefined) throw error
      tell(words)
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Returns what has to differ for a line of its own: the stage, and what it waits for. More visits are none. */
export function changeOf({ revision, step }: Pick<RolloutLook, 'revision' | 'step'>) {
  const awaited = step.kind === 'wait' ? step.for : ''
  const apps = step.kind === 'wait' && step.for === 'visits' ? step.missing.map(({ app }) => app) : []
  return [revision.revision, step.kind, awaited, ...apps].join(' ')
}
