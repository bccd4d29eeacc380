import { useState } from 'react'
import { Field, Select } from '@crossbook/ui'
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
      <Field label={ACTIONS_COPY.what}>
        <Select
          value={app}
          onChange={({ target }) => {
            setApp(target.value)
          }}
        >
          <option value="">{ACTIONS_COPY.everything}</option>
          {apps.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
