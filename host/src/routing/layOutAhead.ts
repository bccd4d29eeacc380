/** On the box of a page that is not shown as yet. The rules of header and footer that go by what is shown name it as well. */
export const AHEAD_ATTRIBUTE = 'data-ahead'

/** What is laid out ahead is wanted within the time that a pointer stays on a link before it is pressed. */
const AT_LATEST_MS = 300

/**
 * Has the browser lay out what React renders into an element that is not shown as yet, as often as more of it arrives and while there is
 * nothing else to do: then only painting is left when it is shown. Returns how to stop.
 */
export function layOutAhead(element: HTMLElement): () => void {
  let waiting: number | undefined
  const wait = () => {
    waiting ??= requestIdleCallback(layOut, { timeout: AT_LATEST_MS })
  }
  const layOut = () => {
    waiting = undefined
    putIntoLayout(element)
    // Asking where something is makes the browser find out.
    const all = document.createRange()
    all.selectNodeContents(element)
    all.getBoundingClientRect()
  }
  // Where a browser does not say when it is idle, the page is laid out when it is shown.
  if (!('requestIdleCallback' in globalThis)) return () => {}
  const changes = new MutationObserver(wait)
  changes.observe(element, { childList: true, subtree: true })
  wait()
  return () => {
    changes.disconnect()
    if (waiting !== undefined) cancelIdleCallback(waiting)
  }
}

/** React takes what an Activity hides out of the layout, and puts it back when it shows it: this does so before. */
export function putIntoLayout(element: Element) {
  for (const child of element.children)
    if (child instanceof HTMLElement) child.style.removeProperty('display')
}
