import { REPORT_LIMITS, type SentReport } from '@crossbook/contract'

/** Time in which reports of a page that stays are gathered. */
const GATHER_MS = 1_000

/** The maximum of reports from a page. A page that fails again and again has reported enough by then. */
const MOST_REPORTS = 60

/** Sends reports to the site's collector, in batches and without blocking anything. */
export interface Beacons {
  /** Accepts a report, which is sent within a second, or when the user leaves the page. */
  add(report: SentReport): void
  /** Calls `report` whenever the visitor leaves the page, for the last reports. They are sent with those that wait. */
  onLeaving(report: () => void): void
}

/** Creates the beacons of a page of this release to `url`. A report that cannot be sent is lost, and is not a fault. */
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
      // Sent as plain text, although it is JSON, so that a collector on another origin needs no preflight.
      navigator.sendBeacon(
        url,
        new Blob([JSON.stringify({ ...shown, reports: batch })], { type: 'text/plain' }),
      )
    } catch {
      // A browser that refuses beacons.
    }
    send()
  }

  const lastReports: (() => void)[] = []
  // A single request: a browser may end a page that is closed before a second one is sent.
  const leave = () => {
    for (const report of lastReports) report()
    send()
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })

  return {
    onLeaving: (report) => void lastReports.push(report),
    add(report) {
      if (left === 0) return
      left -= 1
      waiting.push(report)
      // The page is closing. Other reports of the same moment are sent along.
      if (document.visibilityState === 'hidden') queueMicrotask(send)
      else timer ??= setTimeout(send, GATHER_MS)
    },
  }
}
