/** Time after which work that waits for a quiet moment is done in any case. */
const AT_LATEST_MS = 10_000

/** Calls `work` once the page has loaded all that it began with and has nothing else to do. */
export function whenIdle(work: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS })
    else setTimeout(work, 1_000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
