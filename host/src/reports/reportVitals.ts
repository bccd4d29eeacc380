import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { Beacons } from './createBeacons'
import type { Visits } from './createVisits'

/** Reports what the browser measures when the page is left, each figure of the build that stood when it came about. */
export function reportVitals(beacons: Beacons, visits: Visits) {
  const report = ({ name, value, entries }: Metric) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return
    const build = visits.standingAt(entries[0]?.startTime ?? 0)
    if (build) beacons.add({ type: 'vital', app: build.app, version: build.version, name, value })
  }
  onLCP(report)
  onINP(report)
  onCLS(report)
}
