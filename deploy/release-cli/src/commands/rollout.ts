import type { AddCommand } from '../terminal/command'
import { addRolloutBegin } from './rolloutBegin'
import { ROLLOUT_MOVES } from './rolloutMoves'
import { addRolloutStatus } from './rolloutStatus'
import { addRolloutWatch } from './rolloutWatch'

/** `rollout`: the commands that begin, judge and end a rollout. */
export const addRollout: AddCommand = (program, run) => {
  const rollout = program
    .command('rollout')
    .summary('Show builds to a growing share of the users, and judge them by reports')
    .usage('<channel> <app@version...> | status|watch|pause|resume|abort|finish <channel>')
  for (const add of [addRolloutBegin, addRolloutStatus, addRolloutWatch, ...ROLLOUT_MOVES]) add(rollout, run)
}
