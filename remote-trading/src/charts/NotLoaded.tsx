import { Button, space } from '@crossbook/ui'
import styled from 'styled-components'
import { chartsCopy as copy } from './chartsCopy'

/** Stands in the middle of a chart's place when the code of the chart could not be had. */
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
