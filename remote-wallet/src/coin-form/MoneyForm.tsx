import { Button, type Elements, space } from '@crossbook/ui'
import styled from 'styled-components'

interface MoneyFormProps {
  submitLabel: string
  /** A required entry is empty, or the entries make no sense: the button is unavailable. Enter still submits. */
  incomplete: boolean
  onSubmit: () => void
  children: Elements
}

/** A form that moves money: fields, the resulting figures, and one button. */
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
