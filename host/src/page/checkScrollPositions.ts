/** Session storage key under which the router keeps how far each page was scrolled. */
export const SCROLL_KEY = 'crossbook.scroll'

/**
 * Throws away stored scroll positions that are none. The router believes whatever is JSON, and with a text in their place
 * no link of the page would lead anywhere.
 */
export function checkScrollPositions() {
  try {
    const stored = sessionStorage.getItem(SCROLL_KEY)
    if (stored !== null && !isPositions(stored)) sessionStorage.removeItem(SCROLL_KEY)
  } catch {
    // Without storage there is nothing wrong in it.
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
