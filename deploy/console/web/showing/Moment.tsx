import { ageOf, momentWords } from './moments'
import { useNow } from './useNow'

/** How long ago something was; the moment itself when pointed at. */
export function Moment({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={momentWords(at)}>
      {ageOf(at, now)}
    </time>
  )
}
