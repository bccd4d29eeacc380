import { Button } from '@crossbook/ui'
import type { RolloutSummary } from '../../src/documents'
import { MOVE_LABELS } from './actionsCopy'
import type { RolloutMove } from './RolloutMoveDialog'
import { useWrites } from './useWrites'

interface RolloutActionsProps {
  rollout: RolloutSummary
  /** Called when the user requests a change of the rollout. Nothing has been changed yet. */
  onMove: (move: RolloutMove) => void
}

/** Buttons that control a running rollout. */
export function RolloutActions({ rollout, onMove }: RolloutActionsProps) {
  if (!useWrites()) return null
  const moves: readonly RolloutMove[] = [rollout.isPaused ? 'resume' : 'pause', 'finish', 'abort']
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move}
          size="small"
          onClick={() => {
            onMove(move)
          }}
        >
          {MOVE_LABELS[move].button}
        </Button>
      ))}
    </>
  )
}
