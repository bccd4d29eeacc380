import { useState } from 'react'
import { Button } from '@crossbook/ui'
import type { ChannelDetail, ConsoleAction, RolloutSummary } from '../../src/documents'
import { ActionDialog } from './ActionDialog'
import { MOVE_WORDS } from './actionsCopy'
import { ReasonField } from './ReasonField'
import { useWrites } from './useWrites'

type Move = Extract<ConsoleAction, { kind: 'rolloutMove' }>['move']

interface RolloutActionsProps {
  channel: ChannelDetail
  rollout: RolloutSummary
}

/** What can be done to a running rollout. */
export function RolloutActions({ channel: { channel }, rollout }: RolloutActionsProps) {
  const [move, setMove] = useState<Move>()
  const [reason, setReason] = useState('')
  if (!useWrites()) return null
  const moves: readonly Move[] = [rollout.isPaused ? 'resume' : 'pause', 'finish', 'abort']
  return (
    <>
      {moves.map((one) => (
        <Button
          key={one}
          size="small"
          onClick={() => {
            setMove(one)
          }}
        >
          {MOVE_WORDS[one].button}
        </Button>
      ))}
      {move && (
        <ActionDialog
          title={MOVE_WORDS[move].title}
          onClose={() => {
            setMove(undefined)
          }}
          action={{ kind: 'rolloutMove', channel, move, reason }}
        >
          <ReasonField reason={reason} onReason={setReason} />
        </ActionDialog>
      )}
    </>
  )
}
