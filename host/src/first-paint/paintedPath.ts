import { PAGE_MARKUP } from '@crossbook/contract'

const { prerenderedPath } = PAGE_MARKUP

/** Whether the page was painted for this path; `isKnown` says whether a screen of the release owns the path. */
export function isPaintedFor(root: Element, path: string, isKnown: boolean) {
  const painted = root.getAttribute(prerenderedPath)
  return painted !== null && painted === (isKnown ? canonical(path) : '')
}

function canonical(path: string) {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Says that what is painted is not what the page will show, because other builds than the release's were chosen. */
export function discardPaint() {
  document.querySelector(`[${prerenderedPath}]`)?.removeAttribute(prerenderedPath)
}
