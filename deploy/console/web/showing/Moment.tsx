import { ageOf, formatMoment } from './moments'
import { useNow } from './useNow'

/** Shows how long ago something happened, and the exact time on hover. */
export function Moment({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {ageOf(at, now)}
    </time>
  )
}
