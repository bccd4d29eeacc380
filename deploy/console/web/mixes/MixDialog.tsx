import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ConsoleAction } from '../../src/documents'
import { ActionDialog } from '../actions/ActionDialog'
import { type Chosen, ChooseVersions } from '../actions/ChooseVersions'
import { previewQuery } from '../queries/queries'
import { ChoiceField } from '../showing/ChoiceField'
import { Problems } from '../showing/Problems'
import { TextField } from '../showing/TextField'
import { MIXES_COPY } from './mixesCopy'

/** Default number of days that a mix is open. */
const DAYS = 7

/** Creates a mix of chosen versions. Shows at once which versions do not fit. */
export function MixDialog({ channels, onClose }: { channels: readonly string[]; onClose: () => void }) {
  const [channel, setChannel] = useState(channels[0] ?? '')
  const [apps, setApps] = useState<Chosen>([])
  const [name, setName] = useState('')
  const [days, setDays] = useState(DAYS)
  const mix: ConsoleAction | null =
    apps.length === 0 ? null : { kind: 'mixCreate', channel, apps: [...apps], name: name.trim(), days }
  return (
    <ActionDialog
      title={MIXES_COPY.makeTitle}
      onClose={onClose}
      action={mix === null || name.trim() === '' || !(days >= 1) ? null : mix}
    >
      <ChoiceField
        label={MIXES_COPY.channel}
        help={MIXES_COPY.channelHelp}
        value={channel}
        choices={channels}
        onChoice={setChannel}
      />
      <ChooseVersions channel={channel} chosen={apps} onChosen={setApps} />
      <Fit mix={mix} />
      <TextField label={MIXES_COPY.name} value={name} onText={setName} />
      <TextField
        label={MIXES_COPY.days}
        type="number"
        min={1}
        value={Number.isNaN(days) ? '' : days}
        onText={(text) => setDays(Number.parseFloat(text))}
      />
    </ActionDialog>
  )
}

/** A placeholder name, which users never see. Whether versions fit depends neither on the name nor on the lifetime of the mix. */
const ANY_NAME = 'mix'

/** Shows whether the chosen versions fit together. */
function Fit({ mix }: { mix: Extract<ConsoleAction, { kind: 'mixCreate' }> | null }) {
  const preview = useQuery(previewQuery(mix && { ...mix, name: ANY_NAME, days: DAYS }))
  if (mix === null || !preview.data) return null
  const { problems } = preview.data
  if (problems.length === 0) return <p role="status">{MIXES_COPY.fits}</p>
  return <Problems tone="warn" title={MIXES_COPY.misfits} problems={problems} announced />
}
