import { useCallback } from 'react'

interface PrerenderedScreenProps {
  copies: readonly Node[]
  /** Whether what takes its place is on its way. */
  isBusy?: boolean
}

/** A screen as it was prerendered, without words. Its links are real ones. */
export function PrerenderedScreen({ copies, isBusy }: PrerenderedScreenProps) {
  const adopt = useCallback(
    (place: HTMLElement | null) => {
      place?.replaceChildren(...copies)
    },
    [copies],
  )
  return <div ref={adopt} aria-busy={isBusy} />
}
