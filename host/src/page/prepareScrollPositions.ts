/** Session storage key under which the router keeps how far each page was scrolled. */
const STORAGE_KEY = 'react-router-scroll-positions'

/** The router's name for every entry of the history that it has not made itself. */
const FIRST_ENTRY = 'default'

/**
 * Before the router starts: throws away stored scroll positions that are none (the router believes whatever is JSON, and with
 * a text in their place no link of the page would lead anywhere). On a first visit it has none for the page at hand either, but
 * may have that of the page before, whose entry has the same name.
 */
export function prepareScrollPositions({ firstVisit }: { firstVisit: boolean }) {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY)
    if (stored === null) return
    const positions = readPositions(stored)
    if (!positions) sessionStorage.removeItem(STORAGE_KEY)
    else if (firstVisit) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(without(positions, entryKey())))
  } catch {
    // Without storage there is nothing wrong in it.
  }
}

/** Whether the document was opened by an address or a link, and neither again nor by going back. */
export function isFirstVisit() {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')
}

function readPositions(stored: string): Record<string, number> | undefined {
  try {
    const positions: unknown = JSON.parse(stored)
    return isPositions(positions) ? positions : undefined
  } catch {
    return undefined
  }
}

function isPositions(value: unknown): value is Record<string, number> {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((position) => typeof position === 'number')
}

function entryKey() {
  const state: unknown = history.state
  const key: unknown = typeof state === 'object' && state ? Reflect.get(state, 'key') : undefined
  return typeof key === 'string' ? key : FIRST_ENTRY
}

function without(positions: Record<string, number>, key: string) {
  return Object.fromEntries(Object.entries(positions).filter(([other]) => other !== key))
}
