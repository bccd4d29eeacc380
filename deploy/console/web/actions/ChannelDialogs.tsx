import { useState } from 'react'
import type { ConsoleAction } from '../../src/documents'
import { ChoiceField } from '../showing/ChoiceField'
import { TextField } from '../showing/TextField'
import { ActionDialog } from './ActionDialog'
import { ACTIONS_COPY, MOVE_LABELS } from './actionsCopy'
import { type Chosen, ChooseVersions } from './ChooseVersions'
import { readStages } from './readStages'

interface ChannelDialogProps {
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

type MarkDialogProps = ChannelDialogProps & { app: string; version: string }

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

function ReasonField({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <TextField label={ACTIONS_COPY.reason} help={ACTIONS_COPY.reasonHelp} value={reason} onText={onReason} />
  )
}
