import { Button, type Elements, height, space } from '@crossbook/ui'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'

interface AuthFormProps {
  /** Says what the form does: on its button, and on the button while it is being done. */
  label: string
  pendingLabel: string
  pending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The fields. */
  children: Elements
}

/** A form with one large button; while its request is under way, all of it is disabled. */
export function AuthForm({ label, pendingLabel, pending, onSubmit, children }: AuthFormProps) {
  return (
    // Sent before our code has arrived, a form of the default kind would put the password into the address.
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

/** Controls on these pages have the large height, on every device. */
const Fields = styled.fieldset`
  --cb-size-control: var(--cb-size-control-large);
  --cb-size-control-small: ${height.medium};

  display: grid;
  gap: ${space[16]};
`
