import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { Beacons } from './createBeacons'
import type { Visits } from './createVisits'

/** Reports the browser's measurements when the page is left, each for the build that was shown at the time. */
export function reportVitals(beacons: Beacons, visits: Visits) {
  const report = ({ name, value, entries }: Metric) => {
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return
    const build = visits.buildAt(entries[0]?.startTime ?? 0)
    if (build) beacons.add({ type: 'vital', app: build.app, version: build.version, name, value })
  }
  onLCP(report)
  onINP(report)
  onCLS(report)
}
