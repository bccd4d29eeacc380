import type { Page } from 'playwright-core'

/** Milliseconds after which a page that continues to fetch is checked anyway. */
const PATIENCE_MS = 10_000

/** Prepares a page; the returned function waits until nothing more comes of it and what came has been painted. */
export function comingToRest(page: Page) {
  const underWay = new Set<object>()
  let whenQuiet: () => void = () => undefined
  const ended = (request: object) => {
    underWay.delete(request)
    if (underWay.size === 0) whenQuiet()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  /** Told rather than looked for: looking now and then would take longer than most pages do. */
  const quiet = () =>
    underWay.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (whenQuiet = resolve))

  return async () => {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    const lost = new Promise<void>((resolve) =>
      patience.addEventListener('abort', () => resolve(), { once: true }),
    )
    do {
      await Promise.race([quiet(), lost])
      await painted(page)
    } while (underWay.size > 0 && !patience.aborted)
  }
}

/** Fonts are there and what they changed has been painted. */
async function painted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
