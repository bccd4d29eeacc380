import type { Page } from 'playwright-core'

/** Every shift of the page's layout since it began to load that nobody's input caused, with what was moved. */
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
