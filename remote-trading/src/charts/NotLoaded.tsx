import { Button, space } from '@crossbook/ui'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'

/** Replaces a chart whose code could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
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
