import { Button, Cluster, color, type Elements, Stack, type } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'

interface SettingsFormProps {
  /** The saved value. Pass another object whenever something changes. */
  entries: object
  saveLabel: string
  onSave: () => void
  /** The message after saving. */
  savedMessage: string
  children: Elements
}

/** Fields, the button that saves them, and the result next to it. Nothing is validated. */
export function SettingsForm({ entries, saveLabel, onSave, savedMessage, children }: SettingsFormProps) {
  const [saved, setSaved] = useState<object>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
        setSaved(entries)
      }}
    >
      <Stack>
        {children}
        <Cluster $gap={12}>
          <Button type="submit" variant="primary" fullWidth="onPhone">
            {saveLabel}
          </Button>
          {/* Applies to the saved value, until something changes. */}
          <Saved role="status">{saved === entries && savedMessage}</Saved>
        </Cluster>
      </Stack>
    </form>
  )
}

/* Its line is reserved, so that nothing below moves where it is under the button. */
const Saved = styled.p`
  min-height: 1lh;
  color: ${color.text2};
  ${type.small}
`
