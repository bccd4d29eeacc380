import type { Page } from 'playwright-core'

/** Returns every layout shift since the page began to load that was not caused by user input, with the moved elements. */
export function layoutShifts(page: Page) {
  return page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as LayoutShift[]
    observer.disconnect()
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.nodeName)?.slice(0, 200),
        ),
      }))
  })
}
