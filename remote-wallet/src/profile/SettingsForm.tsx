import { Button, Stack } from '@crossbook/ui'
import type { ReactNode } from 'react'

interface SettingsFormProps {
  saveLabel: string
  onSave: () => void
  children: ReactNode
}

/** Fields and the button that saves them; nothing is checked. */
export function SettingsForm({ saveLabel, onSave, children }: SettingsFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Stack>
        {children}
        <div>
          <Button type="submit" variant="primary" fullWidth="onPhone">
            {saveLabel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
