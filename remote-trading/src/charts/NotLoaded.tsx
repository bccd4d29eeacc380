import { Button, space, useBackOnline } from '@crossbook/ui'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'

/** Replaces a chart whose code could not be loaded. Tries again when the connection returns. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useBackOnline(onRetry)
  return (
    <Words>
      <p role="alert">{copy.notLoaded}</p>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: center;
`
