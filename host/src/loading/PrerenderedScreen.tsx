import { useCallback } from 'react'

/** A prerendered screen while its replacement loads. Its links work. */
export function PrerenderedScreen({ elements }: { elements: readonly Node[] }) {
  const adopt = useCallback(
    (place: HTMLElement | null) => {
      place?.replaceChildren(...elements)
    },
    [elements],
  )
  return <div ref={adopt} aria-busy />
}
