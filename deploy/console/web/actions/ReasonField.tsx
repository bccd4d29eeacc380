import { Field, TextInput } from '@crossbook/ui'
import { ACTIONS_COPY } from './actionsCopy'

interface ReasonFieldProps {
  reason: string
  onReason: (reason: string) => void
}

/** Why something is done. */
export function ReasonField({ reason, onReason }: ReasonFieldProps) {
  return (
    <Field label={ACTIONS_COPY.reason} help={ACTIONS_COPY.reasonHelp}>
      <TextInput
        value={reason}
        onChange={({ target }) => {
          onReason(target.value)
        }}
      />
    </Field>
  )
}
