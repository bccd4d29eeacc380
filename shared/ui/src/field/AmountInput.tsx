import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { TextInput } from './TextInput'
import type { TextInputProps } from './TextInput'

interface AmountInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'trailing' | 'leading'> {
  /** The coin or currency after the amount. */
  unit?: string
  /** Fills in the whole balance; its presence shows the Max button. */
  onMax?: (() => void) | undefined
  /** There is nothing yet that Max could fill in. */
  maxDisabled?: boolean
  /** Further small things at the end of the box. */
  trailing?: ReactNode
}

/** A decimal amount as text, so that what was typed is never rounded; phones show their decimal keyboard. */
export function AmountInput({ unit, onMax, maxDisabled = false, trailing, ...input }: AmountInputProps) {
  const hasEnd = unit !== undefined || onMax !== undefined || trailing !== undefined
  const end = (
    <>
      {unit}
      {trailing}
      {onMax !== undefined && (
        <Button size="small" variant="quiet" onClick={onMax} disabled={maxDisabled || input.disabled}>
          Max
        </Button>
      )}
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
