import { Button, type Elements, space } from '@crossbook/ui'
import styled from 'styled-components'

interface MoneyFormProps {
  submitLabel: string
  /** Something required is empty, or the entry makes no sense: the button cannot be pressed. Enter still asks. */
  incomplete: boolean
  onSubmit: () => void
  children: Elements
}

/** A form that moves money: fields, what comes of them, and one button. */
export function MoneyForm({ submitLabel, incomplete, onSubmit, children }: MoneyFormProps) {
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {/* Browsers ignore Enter when a form's first submit button is disabled; this one never is. */}
      <button type="submit" hidden aria-label={submitLabel} />
      {children}
      <Button type="submit" variant="primary" fullWidth="onPhone" disabled={incomplete}>
        {submitLabel}
      </Button>
    </Column>
  )
}

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`
