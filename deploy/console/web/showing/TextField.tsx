import { Field, TextInput, type TextInputProps } from '@crossbook/ui'

interface TextFieldProps extends Omit<TextInputProps, 'onChange'> {
  label: string
  help?: string
  error?: string | undefined
  onText: (text: string) => void
}

/** A labelled line of text. */
export function TextField({ label, help, error, onText, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      <TextInput {...input} onChange={({ target }) => onText(target.value)} />
    </Field>
  )
}
