import { COHORT_TIMING } from '@crossbook/contract'

/** Older browsers, and some over http, have no `serverTiming`. */
interface NavigationEntry extends PerformanceEntry {
  serverTiming?: readonly PerformanceServerTiming[]
}

/** Whether the browser had no cohort when it asked for this page while a rollout was running; false where the browser cannot tell. */
export function hadNoCohort() {
  const [entry]: readonly NavigationEntry[] = performance.getEntriesByType('navigation')
  const timing = entry?.serverTiming?.find(({ name }) => name === COHORT_TIMING.name)
  return timing?.description === COHORT_TIMING.none
}
