import { useState } from 'react'
import { ChoiceField } from '../showing/ChoiceField'
import { ActionDialog } from './ActionDialog'
import { ACTIONS_COPY } from './actionsCopy'
import type { ChannelDialogProps } from './PromoteDialog'
import { ReasonField } from './ReasonField'

interface RollbackDialogProps extends ChannelDialogProps {
  /** Applications of the channel. */
  apps: readonly string[]
  /** The application that is chosen at first. Default: the whole channel. */
  chosen?: string
}

/** Rolls back a channel, or one application on it, to its previous state. */
export function RollbackDialog({ channel, apps, chosen = '', onClose }: RollbackDialogProps) {
  const [app, setApp] = useState(chosen)
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={ACTIONS_COPY.rollbackTitle(channel)}
      onClose={onClose}
      action={{ kind: 'rollback', channel, apps: app === '' ? [] : [app], reason }}
    >
      <ChoiceField
        label={ACTIONS_COPY.what}
        none={ACTIONS_COPY.everything}
        value={app}
        choices={apps}
        onChoice={setApp}
      />
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
