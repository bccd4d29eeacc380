/** What a page tells of its own start; times in milliseconds since the navigation. */
export interface PageRecord {
  /** When anything was painted first. */
  firstPaint: number
  /** When the largest text or picture was painted; a visitor would say that the page is there. */
  largestPaint: number
  /** Sum of all layout shifts (CLS). */
  layoutShift: number
  /** Tasks that kept the page from answering for 50 ms or more. */
  longTasks: { start: number; duration: number }[]
  /** When the screen was interactive: its heading was there and the page no longer marked as starting. */
  screenInteractive?: number
  /** When the page had nothing to do for the first time after that. */
  idle?: number
  /** When a click first opened a menu of the header. */
  menuOpened?: number
}

/** Name of the page's global that holds its record. */
export const RECORD = 'crossbookBench'

/** What a page writes to its console once it answers and has nothing to do. */
export const READY = 'crossbook bench: ready'

/**
 * Arguments of `watchPage`: the name of the record, the console message when it is complete, the selector of the screen's heading, the
 * attribute of a page that is starting, and the selector of the button to click. The button is null for none, because JSON has no undefined.
 */
export type WatchOrder = readonly [
  record: string,
  ready: string,
  heading: string,
  starting: string,
  menuButton: string | null,
]

/**
 * Runs in the page before anything else, so it uses nothing outside itself and no named functions, to which the loader of these files
 * gives their names by a helper that the page lacks. A menu's button is clicked again and again until the menu opens: such a
 * click is as good as a hand's here, and unlike one it ends neither the search for the largest paint nor the counting of
 * shifts.
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
