import { Field, TextInput } from '@crossbook/ui'

interface RecipientFieldProps {
  label: string
  help?: string | undefined
  placeholder: string
  value: string
  onChange: (text: string) => void
}

/** The field for the user or the address that receives coins. Browsers neither complete nor correct its text. */
export function RecipientField({ label, help, placeholder, value, onChange }: RecipientFieldProps) {
  return (
    <Field label={label} help={help}>
      <TextInput
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
