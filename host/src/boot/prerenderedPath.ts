import { PAGE_MARKUP } from '@crossbook/contract'

const { prerenderedPath } = PAGE_MARKUP

/** Whether the page was prerendered for this path; `isKnown` says whether a screen of the release owns the path. */
export function isPrerenderedFor(root: Element, path: string, isKnown: boolean) {
  const written = root.getAttribute(prerenderedPath)
  return written !== null && written === (isKnown ? canonical(path) : '')
}

function canonical(path: string) {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
