import type { Ref } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../field/Checkbox'
import { space } from '../tokens'
import { Notice } from './Notice'

interface ConfirmNoticeProps {
  /** The text of the warning; undefined hides the notice. */
  warning: string | undefined
  /** The label of the checkbox with which the user confirms, such as "Swap anyway". */
  label: string
  isConfirmed: boolean
  onChange: (isConfirmed: boolean) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** A warning that is announced when it appears, with a checkbox that the user ticks to continue. */
export function ConfirmNotice({ warning, label, isConfirmed, onChange, ref }: ConfirmNoticeProps) {
  return (
    <div>
      <div role="status">
        {warning !== undefined && (
          <Notice tone="warn">
            <p>{warning}</p>
          </Notice>
        )}
      </div>
      {warning !== undefined && (
        <Choice>
          <Checkbox
            ref={ref}
            label={label}
            checked={isConfirmed}
            onChange={({ target }) => onChange(target.checked)}
          />
        </Choice>
      )}
    </div>
  )
}

const Choice = styled.div`
  padding-top: ${space[12]};
`
