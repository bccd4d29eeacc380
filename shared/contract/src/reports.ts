/** URL path that receives reports, on sites that collect their own. */
export const REPORTS_URL = '/reports'

/**
 * The entry of a page's `Server-Timing` header during a rollout. It says whether the browser had a cohort when it requested the page. A
 * browser without a cohort gets the current release, and its visit does not count for the rollout.
 */
export const COHORT_TIMING = { name: 'cohort', had: 'had', none: 'none' } as const

/** Limits of a batch of reports. Browsers keep to them, and the collector accepts no more. */
export const REPORT_LIMITS = {
  /** Reports in one batch. Even the longest ones stay below the limit of bytes. */
  reports: 10,
  /** Characters of an error's message. */
  message: 1_000,
  /** Characters of a stack. */
  stack: 2_000,
  /** Characters of a control's role and name. */
  control: 100,
  /** Bytes of a batch. Browsers do not send larger beacons either. */
  bytes: 64 * 1_024,
} as const

/**
 * The fault kinds: loading, the contract, evaluation and rendering. `uncaught` is an error or a rejection that no code has caught, as in
 * a click handler. `hang` is a click after which the page did not paint for 5 s. `hydration` is a prerendered part that React has
 * discarded and rendered again. The page works and the build has not failed: usually a browser extension has changed the HTML. `blocked`
 * is a file that a content blocker or a policy stopped in the user's browser. It does not count against a build or a release.
 */
export const FAULT_KINDS = [
  'loading',
  'contract',
  'evaluation',
  'firstRender',
  'laterRender',
  'uncaught',
  'hang',
  'hydration',
  'blocked',
] as const

/** The figures that browsers measure: largest paint and interaction in milliseconds, layout shift as a score. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const

/** Replaces a path that no screen has, because such a path could contain anything. */
export const NO_ROUTE = '*'
