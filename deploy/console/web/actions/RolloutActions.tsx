import { Button } from '@crossbook/ui'
import type { RolloutSummary } from '../../src/documents'
import { MOVE_WORDS } from './actionsCopy'
import type { RolloutMove } from './RolloutMoveDialog'
import { useWrites } from './useWrites'

interface RolloutActionsProps {
  rollout: RolloutSummary
  /** Somebody wants this done; nothing has been done. */
  onMove: (move: RolloutMove) => void
}

/** What can be done to a running rollout. */
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
          {MOVE_WORDS[move].button}
        </Button>
      ))}
    </>
  )
}
