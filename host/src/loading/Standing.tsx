import { useEffect, useEffectEvent } from 'react'

/** Tells when all that is mounted with it has been rendered and its first effects have run without throwing. */
export function Standing({ onStanding }: { onStanding: () => void }) {
  const tell = useEffectEvent(onStanding)
  // Not in the effect itself: an effect that throws takes this part away only after all effects have run.
  useEffect(() => {
    const timer = setTimeout(() => tell())
    return () => clearTimeout(timer)
  }, [])
  return null
}
