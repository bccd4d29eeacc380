import { REPORT_LIMITS, type SentReport } from '@crossbook/contract'

/** Time in which reports of a page that stays are gathered. */
const GATHER_MS = 1_000

/** Reports that a page sends at most: one that fails again and again has said by then what is wrong. */
const MOST_REPORTS = 60

/** Sends reports to the site's collector, together and without anybody waiting for it. */
export interface Beacons {
  /** Takes a report, which is sent within a second, or when the page is left. */
  add(report: SentReport): void
  /** Calls `tell` each time when the visitor leaves the page, for the last that there is to report. */
  onLeaving(tell: () => void): void
}

/** Beacons to `url`, of a page that shows this release. What cannot be sent is lost, and is never a fault of its own. */
export function createBeacons(
  url: string,
  shown: { release: string; mix?: string; withoutCohort?: boolean },
): Beacons {
  let waiting: SentReport[] = []
  let left = MOST_REPORTS
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.slice(0, REPORT_LIMITS.reports)
    if (batch.length === 0) return
    waiting = waiting.slice(batch.length)
    try {
      // As plain text, although it is JSON: a collector elsewhere is asked for no leave before.
      navigator.sendBeacon(
        url,
        new Blob([JSON.stringify({ ...shown, reports: batch })], { type: 'text/plain' }),
      )
    } catch {
      // A browser that refuses beacons.
    }
    send()
  }

  const onLeaving = (tell: () => void) => {
    addEventListener('pagehide', tell)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') tell()
    })
  }
  onLeaving(send)

  return {
    onLeaving,
    add(report) {
      if (left === 0) return
      left -= 1
      waiting.push(report)
      // The page is being left and has no second more. Other reports of the same moment are sent along.
      if (document.visibilityState === 'hidden') queueMicrotask(send)
      else timer ??= setTimeout(send, GATHER_MS)
    },
  }
}
