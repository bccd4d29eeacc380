import { useState } from 'react'
import { TextField } from '../showing/TextField'
import { ActionDialog } from './ActionDialog'
import { ACTIONS_COPY } from './actionsCopy'
import type { ChannelDialogProps } from './PromoteDialog'

interface MarkDialogProps extends ChannelDialogProps {
  app: string
  version: string
}

/** Marks a build as bad, so that nothing shows it again. */
export function MarkDialog({ channel, app, version, onClose }: MarkDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={ACTIONS_COPY.markTitle(app, version)}
      onClose={onClose}
      action={reason.trim() === '' ? null : { kind: 'mark', channel, app, version, reason }}
    >
      <TextField label={ACTIONS_COPY.wrong} help={ACTIONS_COPY.wrongHelp} value={reason} onText={setReason} />
    </ActionDialog>
  )
}
