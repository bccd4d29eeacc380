import type { Page } from 'playwright-core'

/** Milliseconds after which a page that continues to fetch is checked anyway. */
const PATIENCE_MS = 10_000

/** Prepares a page. The returned function waits until all requests of the page have ended and their results have been painted. */
export function waitForIdle(page: Page) {
  const pending = new Set<object>()
  let whenQuiet: () => void = () => undefined
  const ended = (request: object) => {
    pending.delete(request)
    if (pending.size === 0) whenQuiet()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  /** Resolves when no request is pending. It does not poll, because polling would last longer than most pages need. */
  const quiet = () =>
    pending.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (whenQuiet = resolve))

  return async () => {
    const patience = AbortSignal.timeout(PATIENCE_MS)
    const lost = new Promise<void>((resolve) =>
      patience.addEventListener('abort', () => resolve(), { once: true }),
    )
    do {
      await Promise.race([quiet(), lost])
      await painted(page)
    } while (pending.size > 0 && !patience.aborted)
  }
}

/** Waits until the fonts are loaded and the page has been painted with them. */
async function painted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
