import { type ChannelName, type Result, success } from '@crossbook/contract'
import { moveRollout, percentAfter } from '@crossbook/releases'
import { tellOthers } from '../hooks/tellOthers'
import { numberWords } from '../terminal/collected'
import { syncSite } from '../terminal/channelSite'
import type { CliContext } from '../terminal/command'
import type { Problem } from '../terminal/words'
import type { RolloutLook } from './lookAtRollout'
import { stepWords, verdictWords } from './rolloutWords'

/** What was done with a rollout, in a sentence; `moved` is undefined if it was left unchanged. */
export interface RolloutAct {
  words: string
  moved: 'stage' | 'finish' | 'abort' | undefined
}

/**
 * Does what a look at a rollout calls for: takes everybody back, begins the next stage, or nothing. Where somebody else was
 * quicker nothing is done twice.
 */
export async function actOnRollout(
  context: CliContext,
  channel: ChannelName,
  look: RolloutLook,
  author: string,
): Promise<Result<RolloutAct, readonly Problem[]>> {
  const { store, now } = context
  const { revision, rollout, step, seen } = look
  const evidence = rollout.isUnjudged ? 'Unjudged, after' : 'Not worse in'
  if (step.kind === 'wait') return success({ words: stepWords(look), moved: undefined })
  const visits = seen?.visitsOfNext.visits ?? 0
  const moved =
    step.kind === 'abort'
      ? await moveRollout(
          store,
          channel,
          { kind: 'abort' },
          { author, reason: verdictWords(step.verdict), now },
          revision.revision,
        )
      : await moveRollout(
          store,
          channel,
          { kind: 'advance', visits },
          { author, reason: `${evidence} ${numberWords(visits)} visits`, now },
          revision.revision,
        )
  if (!moved.ok) {
    const isLate = moved.problem.some(({ kind }) => kind === 'overtaken' || kind === 'noRollout')
    return isLate ? success({ words: 'Somebody else has just moved it.', moved: undefined }) : moved
  }
  const shown = await syncSite(context, channel)
  if (!shown.ok) return shown
  await tellOthers(context, channel)
  if (step.kind === 'abort')
    return success({
      words: `Taken back: channel ${channel} shows ${revision.release} to everybody again, because ${verdictWords(step.verdict)}.`,
      moved: 'abort',
    })
  const percent = percentAfter(rollout)
  return success(
    percent === undefined
      ? { words: `Finished: channel ${channel} shows ${rollout.release} to everybody.`, moved: 'finish' }
      : { words: `${percent} % of the visitors are shown ${rollout.release} now.`, moved: 'stage' },
  )
}
