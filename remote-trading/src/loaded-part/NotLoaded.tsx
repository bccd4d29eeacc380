import { Button, space, useBackOnline } from '@crossbook/ui'
import styled from 'styled-components'

interface NotLoadedProps {
  text: string
  onRetry: () => void
}

/** Replaces a part whose code could not be loaded. Tries again when the connection returns. */
export function NotLoaded({ text, onRetry }: NotLoadedProps) {
  useBackOnline(onRetry)
  return (
    <TextColumn>
      <p role="alert">{text}</p>
      <Button onClick={onRetry}>Retry</Button>
    </TextColumn>
  )
}

const TextColumn = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: center;
  padding-inline: ${space[16]};
  text-align: center;
`
