import { TextField } from '../showing/TextField'
import { ACTIONS_COPY } from './actionsCopy'

interface ReasonFieldProps {
  reason: string
  onReason: (reason: string) => void
}

/** Why something is done. */
export function ReasonField({ reason, onReason }: ReasonFieldProps) {
  return (
    <TextField label={ACTIONS_COPY.reason} help={ACTIONS_COPY.reasonHelp} value={reason} onText={onReason} />
  )
}
