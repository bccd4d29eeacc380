import { Button, type Elements, height, space } from '@crossbook/ui'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'

interface AuthFormProps {
  /** The label of the button, and its label while the request is pending. */
  label: string
  pendingLabel: string
  pending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The fields. */
  children: Elements
}

/** Renders a form with one large button. The whole form is disabled while its request is pending. */
export function AuthForm({ label, pendingLabel, pending, onSubmit, children }: AuthFormProps) {
  return (
    // If the user submits the form before our code has loaded, the default method would put the password into the address.
    <form method="post" onSubmit={onSubmit}>
      <Fields disabled={pending}>
        {children}
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth="always"
          pending={pending}
          pendingLabel={pendingLabel}
        >
          {label}
        </Button>
      </Fields>
    </form>
  )
}

/** Controls on these pages have the large height on every device. */
const Fields = styled.fieldset`
  --cb-size-control: var(--cb-size-control-large);
  --cb-size-control-small: ${height.medium};

  display: grid;
  gap: ${space[16]};
`
