/** A page's report of its start; times in milliseconds since the navigation. */
export interface PageRecord {
  /** Time of the first paint. */
  firstPaint: number
  /** Time when the largest text or picture was painted. For a visitor, the page is then there. */
  largestPaint: number
  /** Sum of all layout shifts (CLS). */
  layoutShift: number
  /** Tasks that blocked the page for 50 ms or more. */
  longTasks: { start: number; duration: number }[]
  /** Time when the screen was interactive: its heading existed and the page was no longer marked as starting. */
  screenInteractive?: number
  /** Time when the page was first idle after that. */
  idle?: number
  /** Time when a click first opened a menu of the header. */
  menuOpened?: number
}

/** Name of the page's global that holds its record. */
export const RECORD = 'crossbookBench'

/** A page's console message once it is interactive and idle. */
export const READY = 'crossbook bench: ready'

/**
 * Arguments of `watchPage`: the name of the record, the console message when it is complete, the selector of the screen's heading, the
 * attribute of a page that is starting, and the selector of the button to click. Without a button it is null, because JSON has no
 * undefined.
 */
export type WatchOrder = readonly [
  record: string,
  ready: string,
  heading: string,
  starting: string,
  menuButton: string | null,
]

/**
 * Runs in the page before all other code, so it uses no outer variables. It also uses no named functions, because the loader of these
 * files gives them their names with a helper that the page lacks. The button of a menu is clicked repeatedly until the menu opens. Such a
 * click works like a user's here, but ends neither the search for the largest paint nor the counting of shifts.
 */
export function watchPage([name, ready, heading, starting, menuButton]: WatchOrder) {
  const record: PageRecord = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] }
  Reflect.set(globalThis, name, record)

  const takers: [string, (entry: PerformanceEntry) => void][] = [
    ['first-contentful-paint', ({ startTime }) => (record.firstPaint = startTime)],
    ['largest-contentful-paint', ({ startTime }) => (record.largestPaint = startTime)],
    ['layout-shift', (entry) => (record.layoutShift += Number(Reflect.get(entry, 'value')))],
    ['longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration })],
  ]
  for (const [kind, take] of takers)
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter((entry) => entry.entryType === kind || entry.name === kind)
        .forEach(take),
    ).observe({ type: kind === 'first-contentful-paint' ? 'paint' : kind, buffered: true })

  const opened = new MutationObserver((changes) => {
    const isOpen = changes.some(
      ({ target }) =>
        target instanceof Element &&
        menuButton !== null &&
        target.matches(menuButton) &&
        target.getAttribute('aria-expanded') === 'true',
    )
    if (!isOpen) return
    record.menuOpened = performance.now()
    opened.disconnect()
  })
  opened.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] })

  const looking = setInterval(() => {
    if (menuButton !== null && record.menuOpened === undefined)
      document.querySelector<HTMLElement>(menuButton)?.click()
    const isInteractive =
      document.querySelector(heading) !== null && !document.documentElement.hasAttribute(starting)
    if (record.screenInteractive === undefined && isInteractive) {
      record.screenInteractive = performance.now()
      requestIdleCallback(() => (record.idle = performance.now()))
    }
    if (record.idle === undefined || (menuButton !== null && record.menuOpened === undefined)) return
    clearInterval(looking)
    console.debug(ready)
  }, 20)
}
