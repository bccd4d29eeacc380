import { useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/Icon'
import { dangerIcon } from '../icon/iconShapes'
import { color, space, type } from '../tokens'
import { hiddenFromSight } from '../visually-hidden/hiddenFromSight'
import { FieldContext } from './fieldContext'

interface FieldProps {
  label: string
  /** One sentence below the control that helps to fill it in. */
  help?: ReactNode
  /** The error message; its presence marks the control as invalid. */
  error?: string | undefined
  /** Shown at the end of the label's line: a balance, a link. */
  aside?: ReactNode
  /** Keeps the label for assistive technology and hides it, as in a search box. */
  labelHidden?: boolean
  /** One control: TextInput, AmountInput, PasswordInput, TextArea or Select. */
  children: ReactNode
}

/** Label above, control, help or error below, all connected with the control. */
export function Field({ label, help, error, aside, labelHidden = false, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}help`
  const errorId = `${id}error`
  const invalid = error !== undefined && error !== ''
  const describedBy = [invalid ? errorId : '', help === undefined ? '' : helpId].filter(Boolean).join(' ')
  const wiring = useMemo(
    () => ({ id, describedBy: describedBy || undefined, invalid }),
    [id, describedBy, invalid],
  )

  return (
    <Whole>
      <LabelLine $hidden={labelHidden}>
        <Label htmlFor={id}>{label}</Label>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </LabelLine>
      <FieldContext value={wiring}>{children}</FieldContext>
      {invalid && (
        <ErrorText id={errorId}>
          <Icon shape={dangerIcon} size={16} />
          <span>{error}</span>
        </ErrorText>
      )}
      {help !== undefined && <HelpText id={helpId}>{help}</HelpText>}
    </Whole>
  )
}

const Whole = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
`

const LabelLine = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[12]};
  ${({ $hidden }) => $hidden && hiddenFromSight}
`

const Label = styled.label`
  color: ${color.text2};
  ${type.smallStrong}
`

const Aside = styled.span`
  color: ${color.text3};
  ${type.small}
`

const ErrorText = styled.p`
  display: flex;
  gap: ${space[6]};
  color: ${color.down};
  ${type.small}

  & > svg {
    margin-top: ${space[2]};
  }
`

const HelpText = styled.p`
  color: ${color.text3};
  ${type.small}
`
