import { Button } from '@crossbook/ui'
import { chartsCopy as copy } from './chartsCopy'

/** Stands in a chart's place, whose layout it takes, when the code of the chart could not be had. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p role="alert">{copy.notLoaded}</p>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </>
  )
}
