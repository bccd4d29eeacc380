import type { Ref } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../field/Checkbox'
import { space } from '../tokens'
import { Notice } from './Notice'

interface ConfirmNoticeProps {
  /** The warning; undefined when there is none. */
  warning: string | undefined
  /** What the user confirms by ticking the box, such as "Swap anyway". */
  label: string
  isConfirmed: boolean
  onChange: (isConfirmed: boolean) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** A warning that is announced when it appears, with a box that the user ticks to go on. */
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
