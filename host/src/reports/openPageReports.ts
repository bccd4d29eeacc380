import type { PageDocument, SentFault } from '@crossbook/contract'
import { createBeacons } from './createBeacons'
import { type Build, createVisits } from './createVisits'
import { hadNoCohort } from './hadNoCohort'
import { whenIdle } from './whenIdle'

/** Reports of a page to the site's collector. */
export interface PageReports {
  fault(fault: Omit<SentFault, 'route'>): void
  /** Called when a build has mounted in the page. */
  rendered(build: Build): void
  /** Called when a build has failed in the page. */
  failed(build: Build): void
}

/** The page and its content. */
interface Shown extends Pick<PageDocument, 'release' | 'config'> {
  mix?: string
  /** Returns the path of the current screen from the site's table. The page's address itself could contain anything. */
  screenPath: () => string
}

/**
 * Opens reports to the collector in the page's settings; undefined if they name none. Every page reports faults. A share of the visits,
 * set there, also reports visits and measurements, except for visitors whose browser sends Global Privacy Control.
 */
export function openPageReports({
  release,
  config: { reports },
  mix,
  screenPath,
}: Shown): PageReports | undefined {
  if (!reports) return undefined
  const beacons = createBeacons(reports.url, {
    release,
    ...(mix ? { mix } : {}),
    ...(hadNoCohort() ? { withoutCohort: true } : {}),
  })
  const isCounted =
    Math.random() < reports.visits && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  const visits = isCounted ? createVisits(beacons) : undefined
  if (visits)
    whenIdle(() => {
      // If the measuring code does not load, the page is not measured.
      import(/* webpackChunkName: "vitals" */ './reportVitals').then(
        ({ reportVitals }) => reportVitals(beacons, visits),
        () => undefined,
      )
    })
  return {
    fault: (fault) => beacons.add({ ...fault, route: screenPath() }),
    rendered: (build) => visits?.saw(build, false),
    failed: (build) => visits?.saw(build, true),
  }
}
