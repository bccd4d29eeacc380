/** How much of the view one pixel of the wheel takes away or adds: a notch of 100 px is about a sixth. */
const ZOOM_PER_PIXEL = 0.0016
/** Pixels of a step where a browser counts in lines. */
const LINE_HEIGHT = 16
/** What one event changes at the most, however far the wheel went. */
const MOST_PIXELS = 300

/**
 * Calls `zoom` when the wheel is turned with Ctrl or Command held over the element, which is what pinching a touchpad sends as
 * well: with a factor below 1 for fewer candles, and the pointer's distance from the element's left edge in pixels. The wheel alone
 * goes on scrolling the page. Returns what ends it.
 */
export function listenToZoomingWheel(element: HTMLElement, zoom: (factor: number, x: number) => void) {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_HEIGHT
    const bounded = Math.max(-MOST_PIXELS, Math.min(MOST_PIXELS, pixels))
    zoom(Math.exp(bounded * ZOOM_PER_PIXEL), event.clientX - element.getBoundingClientRect().left)
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => element.removeEventListener('wheel', onWheel)
}
