import type { ReactNode } from 'react'
import { TextInput } from './TextInput'
import type { TextInputProps } from './TextInput'

interface AmountInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'trailing' | 'leading'> {
  /** The coin or currency after the amount. */
  unit?: string
  /** Further small things at the end of the box. */
  trailing?: ReactNode
}

/** A decimal amount as text, so that what was typed is never rounded; phones show their decimal keyboard. */
export function AmountInput({ unit, trailing, ...input }: AmountInputProps) {
  const hasEnd = unit !== undefined || trailing !== undefined
  const end = (
    <>
      {unit}
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
