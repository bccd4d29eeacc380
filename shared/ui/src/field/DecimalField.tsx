import { withoutUnseen } from '@crossbook/contract'
import { Fragment, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Button } from '../button/Button'
import { color, space, type } from '../tokens'
import { AmountInput } from './AmountInput'
import { Field } from './Field'

/** The result of reading the text: `readAmount` of @crossbook/money returns it. */
interface TextReading {
  /** The error message. */
  error: string | undefined
  /** Amounts to offer instead. */
  readings: readonly string[]
}

interface DecimalFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  reading: TextReading
  /** The coin or currency after the amount. */
  unit?: string | undefined
  /** One sentence below the control that helps to fill it in. */
  help?: ReactNode
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A labelled amount that the user types or pastes. For an ambiguous text, buttons below offer its readings, and are announced. The
 * value is the text without hidden characters. While an input method composes, no error is shown.
 */
export function DecimalField({ label, value, onChange, reading, unit, help, aside, ref }: DecimalFieldProps) {
  const whole = useRef<HTMLDivElement>(null)
  const [isComposing, setIsComposing] = useState(false)
  const accept = (amount: string) => {
    onChange(amount)
    // The button disappears together with the error.
    whole.current?.querySelector('input')?.focus()
  }

  return (
    <Whole ref={whole}>
      <Field label={label} help={help} aside={aside} error={isComposing ? undefined : reading.error}>
        <AmountInput
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(isComposing ? target.value : withoutUnseen(target.value))}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
          {...(unit !== undefined && { unit })}
        />
      </Field>
      <div role="status">
        {!isComposing && reading.readings.length > 0 && (
          <Offer>
            <span>Did you mean</span>
            {reading.readings.map((amount, at) => (
              <Fragment key={amount}>
                {at > 0 && <span>or</span>}
                <Amount size="small" aria-label={`Use ${amount}`} onClick={() => accept(amount)}>
                  <span translate="no">{amount}</span>
                </Amount>
              </Fragment>
            ))}
          </Offer>
        )}
      </div>
    </Whole>
  )
}

const Whole = styled.div`
  min-width: 0;
`

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  padding-top: ${space[6]};
  color: ${color.text2};
  ${type.small}
`

const Amount = styled(Button)`
  min-width: 0;
  overflow-wrap: anywhere;
`
