import type { PageDocument, SentFault } from '@crossbook/contract'
import { createBeacons } from './createBeacons'
import { type Build, createVisits } from './createVisits'
import { hadNoCohort } from './hadNoCohort'
import { whenIdle } from './whenIdle'

/** What a page tells the site's collector. */
export interface PageReports {
  fault(fault: Omit<SentFault, 'route'>): void
  /** Called when a build has mounted in the page. */
  standing(build: Build): void
  /** Called when a build has failed in the page. */
  failed(build: Build): void
}

/** The page, and what it shows. */
interface Shown extends Pick<PageDocument, 'release' | 'config'> {
  mix?: string
  /** Path of the screen at the page's address as the site's table has it: an address itself may hold anything. */
  screenPath: () => string
}

/**
 * Reports to the collector that the page's settings name; undefined where they name none. Faults are reported of every page.
 * Visits and what the browser measures are reported of the share that the settings say, and never of a visitor whose browser asks
 * by Global Privacy Control to be left out.
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
      // A page whose code for measuring does not arrive is not measured.
      import(/* webpackChunkName: "vitals" */ './reportVitals').then(
        ({ reportVitals }) => reportVitals(beacons, visits),
        () => undefined,
      )
    })
  return {
    fault: (fault) => beacons.add({ ...fault, route: screenPath() }),
    standing: (build) => visits?.saw(build, false),
    failed: (build) => visits?.saw(build, true),
  }
}
