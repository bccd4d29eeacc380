import type { Page } from 'playwright-core'

/** Speed of a page: milliseconds until the largest paint, milliseconds of blocking time, and the sum of its shifts. */
export interface Speed {
  largestPaint: number
  blocked: number
  layoutShift: number
}

/** A longer task delays a click. */
const LONG_TASK_MS = 50

/** Reads the browser's measurements of a page so far. */
export function measureSpeed(page: Page): Promise<Speed> {
  return page.evaluate((longTask) => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type, buffered: true })
      const found = observer.takeRecords()
      observer.disconnect()
      return found
    }
    return {
      largestPaint: entries('largest-contentful-paint').at(-1)?.startTime ?? 0,
      blocked: entries('longtask').reduce((sum, { duration }) => sum + duration - longTask, 0),
      layoutShift: entries('layout-shift')
        .filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true)
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    }
  }, LONG_TASK_MS)
}
