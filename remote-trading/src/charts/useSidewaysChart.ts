import { useCallback, useEffect, useState, type RefObject } from 'react'

/**
 * Returns whether the chart fills the window of a phone in landscape (a media query decides), and a function that ends it. Escape
 * ends it too, and so does keyboard focus on an element that the chart would cover.
 */
export function useSidewaysChart(
  panel: RefObject<HTMLElement | null>,
): [fills: boolean, showWholePage: () => void] {
  const [fills, setFills] = useState(true)
  const end = useCallback(() => setFills(false), [])

  useEffect(() => {
    if (!fills) return undefined
    const onFocus = ({ target }: FocusEvent) => {
      const covered = target instanceof Element && !panel.current?.contains(target)
      if (covered && target.matches(':focus-visible')) end()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [fills, panel, end])

  return [fills, end]
}
