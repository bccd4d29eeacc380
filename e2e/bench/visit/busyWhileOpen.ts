import type { Browser } from '@playwright/test'
import { inContext, type Visited } from './visit'

/** Milliseconds after which a page has loaded everything that it shows. */
const SETTLING_MS = 3_000

/** Milliseconds of one measurement: three ticks of the live prices. */
const MEASURED_MS = 10_000

/**
 * Returns the share of time in percent for which the main thread of an open, unused page is busy. Pages without live prices are not
 * measured, and count as 0.
 */
export function busyWhileOpen(browser: Browser, { url, session }: Visited): Promise<number> {
  return inContext(browser, session, async (context) => {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    if ((await page.getByRole('button', { name: 'Pause live prices' }).count()) === 0) return 0
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable')
    const busySeconds = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
    const before = await busySeconds()
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS))
    return (((await busySeconds()) - before) / (MEASURED_MS / 1000)) * 100
  })
}
