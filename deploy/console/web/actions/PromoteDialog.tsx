import { useState } from 'react'
import { ActionDialog } from './ActionDialog'
import { ACTIONS_COPY } from './actionsCopy'
import { type Chosen, ChooseVersions } from './ChooseVersions'
import { ReasonField } from './ReasonField'

/** Props of a channel's dialogs. */
export interface ChannelDialogProps {
  channel: string
  onClose: () => void
}

/** Shows chosen versions to all visitors of a channel. */
export function PromoteDialog({ channel, onClose }: ChannelDialogProps) {
  const [chosen, setChosen] = useState<Chosen>([])
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={ACTIONS_COPY.promoteTitle(channel)}
      onClose={onClose}
      action={chosen.length === 0 ? null : { kind: 'promote', channel, apps: [...chosen], reason }}
    >
      <ChooseVersions channel={channel} chosen={chosen} onChosen={setChosen} />
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
