/** States in every page shell which path its root element was painted for; empty on the answer to unknown paths. */
const ATTRIBUTE = 'data-paint'

/** Whether the page was painted for this path; `isKnown` says whether a screen of the release owns the path. */
export function isPaintedFor(root: Element, path: string, isKnown: boolean) {
  const painted = root.getAttribute(ATTRIBUTE)
  return painted !== null && painted === (isKnown ? canonical(path) : '')
}

function canonical(path: string) {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Says that what is painted is not what the page will show, because other builds than the release's were chosen. */
export function discardPaint() {
  document.querySelector(`[${ATTRIBUTE}]`)?.removeAttribute(ATTRIBUTE)
}
