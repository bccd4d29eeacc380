import { useState } from 'react'
import type { ConsoleAction } from '../../src/documents'
import { ActionDialog } from './ActionDialog'
import { MOVE_WORDS } from './actionsCopy'
import type { ChannelDialogProps } from './PromoteDialog'
import { ReasonField } from './ReasonField'

/** What can be done to a running rollout. */
export type RolloutMove = Extract<ConsoleAction, { kind: 'rolloutMove' }>['move']

/** Does it. It stands beside the rollout and not in it: what ends a rollout is still to be told of. */
export function RolloutMoveDialog({ channel, move, onClose }: ChannelDialogProps & { move: RolloutMove }) {
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={MOVE_WORDS[move].title}
      onClose={onClose}
      action={{ kind: 'rolloutMove', channel, move, reason }}
    >
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
