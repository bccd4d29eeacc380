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

/** Name of a set of builds that stand together: a hash over every file of each. */
export type BuildSet = string & { readonly BuildSet: unique symbol }

/** What a channel's site has beside its pages. */
export type Served =
  { kind: 'build'; app: AppName; version: AppVersion } | { kind: 'prerender'; key: PrerenderKey }
