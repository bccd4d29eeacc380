import { useState } from 'react'
import { TextField } from '../showing/TextField'
import { ActionDialog } from './ActionDialog'
import { ACTIONS_COPY } from './actionsCopy'
import { type Chosen, ChooseVersions } from './ChooseVersions'
import type { ChannelDialogProps } from './PromoteDialog'
import { readStages } from './readStages'
import { ReasonField } from './ReasonField'

/** Default stages of a rollout. */
const STAGES = '5, 25, 50'
const EVERY = '1h'

/** Shows chosen versions to a growing part of a channel's visitors. */
export function RolloutDialog({ channel, onClose }: ChannelDialogProps) {
  const [chosen, setChosen] = useState<Chosen>([])
  const [stagesText, setStagesText] = useState(STAGES)
  const [every, setEvery] = useState(EVERY)
  const [reason, setReason] = useState('')
  const stages = readStages(stagesText)
  return (
    <ActionDialog
      title={ACTIONS_COPY.rolloutTitle(channel)}
      onClose={onClose}
      action={
        chosen.length === 0 || !stages || every.trim() === ''
          ? null
          : { kind: 'rollout', channel, apps: [...chosen], stages, every: every.trim(), reason }
      }
    >
      <ChooseVersions channel={channel} chosen={chosen} onChosen={setChosen} />
      <TextField
        label={ACTIONS_COPY.stages}
        help={ACTIONS_COPY.stagesHelp}
        error={stages ? undefined : ACTIONS_COPY.stagesWrong}
        value={stagesText}
        onText={setStagesText}
      />
      <TextField label={ACTIONS_COPY.every} help={ACTIONS_COPY.everyHelp} value={every} onText={setEvery} />
      <ReasonField reason={reason} onReason={setReason} />
    </ActionDialog>
  )
}
