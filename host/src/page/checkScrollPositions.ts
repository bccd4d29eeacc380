/** Session storage key under which the router keeps how far each page was scrolled. */
export const SCROLL_KEY = 'crossbook.scroll'

/**
 * Removes malformed scroll positions from storage. The router accepts any JSON, and with a text instead of positions no link of the page
 * would work.
 */
export function checkScrollPositions() {
  try {
    const stored = sessionStorage.getItem(SCROLL_KEY)
    if (stored !== null && !isPositions(stored)) sessionStorage.removeItem(SCROLL_KEY)
  } catch {
    // Without storage there are no positions to check.
  }
}

function isPositions(stored: string) {
  try {
    const positions: unknown = JSON.parse(stored)
    if (typeof positions !== 'object' || positions === null) return false
    return Object.values(positions).every((position) => typeof position === 'number')
  } catch {
    return false
  }
}
