/** The share of the view that one pixel of the wheel adds or removes: a notch of 100 px is about a sixth. */
const ZOOM_PER_PIXEL = 0.0016
/** Pixels of a step where a browser counts in lines. */
const LINE_HEIGHT = 16
/** One event changes the view by at most this share, however far the wheel turned. */
const MOST_PIXELS = 300

/**
 * Calls `zoom` when the user turns the wheel over the element with Ctrl or Command held; pinching on a touchpad sends the same event.
 * `zoom` receives a factor, below 1 for fewer candles, and the pointer's distance from the element's left edge in pixels. Without these
 * keys the wheel scrolls the page. Returns a function that stops it.
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
