import { Button, Cluster, color, type Elements, Stack, type } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'

interface SettingsFormProps {
  /** What is saved: another object whenever something is changed. */
  entries: object
  saveLabel: string
  onSave: () => void
  /** What saving has done. */
  savedWords: string
  children: Elements
}

/** Fields, the button that saves them, and next to it the result. Nothing is checked. */
export function SettingsForm({ entries, saveLabel, onSave, savedWords, children }: SettingsFormProps) {
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
          {/* Holds for what was saved, until something is changed. */}
          <Saved role="status">{saved === entries && savedWords}</Saved>
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
