import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'

interface PartLoading<Part> {
  /** The loaded module, once it is available. */
  part: Part | undefined
  failed: boolean
  retry: () => void
}

/** A part starts to load at this distance from the window's edge. */
const AHEAD = '200px'

/** Loads a part of a screen once its place is nearly in view. After a failure it waits for `retry`. Create `loadPart` once. */
export function useLoadedPart<Part>(
  place: RefObject<Element | null>,
  loadPart: () => Promise<Part>,
): PartLoading<Part> {
  const [part, setPart] = useState<Part>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadPart().then(
      // Rendering a part takes long enough to delay a tap, so React may interrupt it.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setFailed(true),
    )
  }, [loadPart])

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        load()
      },
      { rootMargin: AHEAD },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [place, load])

  return { part, failed, retry: load }
}
