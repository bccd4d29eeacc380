import type { Elements } from '../elements'
import { TextInput } from './TextInput'
import type { TextInputProps } from './TextInput'

interface AmountInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'trailing' | 'leading'> {
  /** The coin or currency after the amount. */
  unit?: string
  /** Further small controls at the end of the box. */
  trailing?: Elements
}

/** A decimal amount as text, so that the input is never rounded. Phones show their decimal keyboard. */
export function AmountInput({ unit, trailing, ...input }: AmountInputProps) {
  const hasEnd = unit !== undefined || trailing !== undefined
  const end = (
    <>
      {unit !== undefined && <span translate="no">{unit}</span>}
      {trailing}
    </>
  )
  return (
    <TextInput
      placeholder="0.00"
      autoComplete="off"
      spellCheck={false}
      {...input}
      inputMode="decimal"
      trailing={hasEnd ? end : undefined}
    />
  )
}
