import { type ChannelName, type Result, success } from '@crossbook/contract'
import { moveRollout, percentAfter } from '@crossbook/releases'
import { showAndNotify } from '../hooks/deliverEvents'
import { formatCount } from '../terminal/collected'
import type { CliContext } from '../terminal/command'
import type { Problem } from '../terminal/messages'
import type { RolloutLook } from './lookAtRollout'
import { describeStep, describeVerdict } from './rolloutMessages'

/** A message about the action taken; `moved` is undefined if the rollout did not change. */
export interface RolloutAct {
  message: string
  moved: 'stage' | 'finish' | 'abort' | undefined
}

/** Performs the next step of a rollout, unless the rollout was moved in the meantime. */
export async function actOnRollout(
  context: CliContext,
  channel: ChannelName,
  look: RolloutLook,
  author: string,
): Promise<Result<RolloutAct, readonly Problem[]>> {
  const { store, now } = context
  const { revision, rollout, step, seen } = look
  const evidence = rollout.isUnjudged ? 'Unjudged, after' : 'Not worse in'
  if (step.kind === 'wait') return success({ message: describeStep(look), moved: undefined })
  const visits = seen?.visitsOfNext.visits ?? 0
  const [move, reason] =
    step.kind === 'abort'
      ? ([{ kind: 'abort' }, describeVerdict(step.verdict)] as const)
      : ([{ kind: 'advance', visits }, `${evidence} ${formatCount(visits)} visits`] as const)
  const moved = await moveRollout(store, channel, move, { author, reason, now }, revision.revision)
  if (!moved.ok) {
    const isLate = moved.problem.some(({ kind }) => kind === 'overtaken' || kind === 'noRollout')
    return isLate
      ? success({ message: 'Someone else has just changed the rollout.', moved: undefined })
      : moved
  }
  const shown = await showAndNotify(context, channel)
  if (!shown.ok) return shown
  if (step.kind === 'abort')
    return success({
      message: `Rolled back: channel ${channel} shows ${revision.release} to all users again, because ${describeVerdict(step.verdict)}.`,
      moved: 'abort',
    })
  const percent = percentAfter(rollout)
  return success(
    percent === undefined
      ? { message: `Finished: channel ${channel} shows ${rollout.release} to all users.`, moved: 'finish' }
      : { message: `${percent} % of the visitors are shown ${rollout.release} now.`, moved: 'stage' },
  )
}
