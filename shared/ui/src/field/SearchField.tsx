import type { Ref } from 'react'
import { Icon } from '../icon/Icon'
import { searchIcon } from '../icon/iconShapes'
import { Field } from './Field'
import { TextInput } from './TextInput'

interface SearchFieldProps {
  /** The field's name, for screen readers only. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Renders a search field. The list below it is filtered while the user types. */
export function SearchField({ label, placeholder, value, onChange, ref }: SearchFieldProps) {
  return (
    <Field label={label} labelHidden>
      <TextInput
        ref={ref}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        leading={<Icon shape={searchIcon} size={16} />}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
