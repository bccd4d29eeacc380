import { useCallback } from 'react'

/** A screen as it was prerendered, while what takes its place is on its way. Its links are real ones. */
export function PrerenderedScreen({ elements }: { elements: readonly Node[] }) {
  const adopt = useCallback(
    (place: HTMLElement | null) => {
      place?.replaceChildren(...elements)
    },
    [elements],
  )
  return <div ref={adopt} aria-busy />
}
