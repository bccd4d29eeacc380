import { Field, Select } from '@crossbook/ui'

interface Choice {
  value: string
  label: string
  disabled?: boolean
}

interface ChoiceFieldProps {
  label: string
  help?: string
  /** Label of the choice of nothing, which is the empty text; left out where something has to be chosen. */
  none?: string
  value: string
  choices: readonly (string | Choice)[]
  disabled?: boolean
  onChoice: (choice: string) => void
}

/** A labelled choice of one of several texts. */
export function ChoiceField({ label, help, none, value, choices, disabled, onChoice }: ChoiceFieldProps) {
  return (
    <Field label={label} help={help}>
      <Select value={value} disabled={disabled} onChange={({ target }) => onChoice(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices
          .map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
          .map((choice: Choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
      </Select>
    </Field>
  )
}
