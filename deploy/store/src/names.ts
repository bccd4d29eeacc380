import type { AppName, AppVersion } from '@crossbook/contract'

/** Name of a set of pages: a release's id, a dash, and a hash over what else the pages depend on. */
export type PageSet = string & { readonly PageSet: unique symbol }

/** Name of a prerender: a hash over all that it is made from. */
export type PrerenderKey = string & { readonly PrerenderKey: unique symbol }

/** A set of pages that some cohorts of visitors are shown, `00` to `99`, and of its staff. */
export interface CohortPages {
  set: PageSet
  cohorts: readonly string[]
}

/** The cohorts that are shown other pages than all, and which; undefined where these are none, or a mixture. */
export interface ShownCohorts {
  set: PageSet | undefined
  cohorts: readonly string[]
}

/** What static servers show of a channel. */
export interface ShownSite {
  /** The pages of all; undefined where there are none, or a mixture. */
  set: PageSet | undefined
  /** What some cohorts are shown in their place; undefined where all are shown the same, and nothing else is left there. */
  cohorts: ShownCohorts | undefined
  /** Builds and prerenders next to the pages. */
  served: readonly Served[]
  /** Those of them whose files are seen to be others than the store has. */
  damaged: readonly Served[]
  /** Sets of pages that it shows and somebody has written to since they were put. */
  touched: readonly PageSet[]
  /** What lies there and is part of no page, build or prerender: paths in the site. */
  strays: readonly string[]
}

/** Name of a set of builds: a hash over every file of each. */
export type BuildSet = string & { readonly BuildSet: unique symbol }

/** What a channel's site has in addition to its pages. */
export type Served =
  { kind: 'build'; app: AppName; version: AppVersion } | { kind: 'prerender'; key: PrerenderKey }
