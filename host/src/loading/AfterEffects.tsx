import { useEffect, useEffectEvent } from 'react'

/** Calls `onReady` once everything mounted with it has rendered and its first effects have run without throwing. */
export function AfterEffects({ onReady }: { onReady: () => void }) {
  const notify = useEffectEvent(onReady)
  // Not in the effect itself: an effect that throws unmounts this component only after all effects have run.
  useEffect(() => {
    const timer = setTimeout(() => notify())
    return () => clearTimeout(timer)
  }, [])
  return null
}
