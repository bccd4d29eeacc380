import { useState } from 'react'
import type { ConsoleAction } from '../../src/documents'
import { ActionDialog } from './ActionDialog'
import { MOVE_LABELS } from './actionsCopy'
import type { ChannelDialogProps } from './PromoteDialog'
import { ReasonField } from './ReasonField'

/** A command for a running rollout. */
export type RolloutMove = Extract<ConsoleAction, { kind: 'rolloutMove' }>['move']

/** Runs a rollout action. It is rendered outside the rollout's section, which disappears when the rollout ends, to show the result. */
export function RolloutMoveDialog({ channel, move, onClose }: ChannelDialogProps & { move: RolloutMove }) {
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={MOVE_LABELS[move].title}
      onClose={onClose}
      action={{ kind: 'rolloutMove', channel, move, reason }}
    >
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
