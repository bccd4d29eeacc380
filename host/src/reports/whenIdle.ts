/** The latest time for work that waits for an idle moment. */
const AT_LATEST_MS = 10_000

/** Calls `work` once the page has loaded its first files and is idle. */
export function whenIdle(work: () => void) {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS })
    else setTimeout(work, 1_000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
