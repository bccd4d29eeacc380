import type { AppName, AppVersion } from '@crossbook/contract'

/** Name of a set of pages: a release's id, a dash, and a hash over everything else that the pages depend on. */
export type PageSet = string & { readonly PageSet: unique symbol }

/** Name of a prerender: a hash over everything that it is made from. */
export type PrerenderKey = string & { readonly PrerenderKey: unique symbol }

/** A set of pages for some cohorts, `00` to `99`, and for the staff of a rollout. */
export interface CohortPages {
  set: PageSet
  cohorts: readonly string[]
}

/** Content of a channel's static site. */
export interface ShownSite {
  /** The set of pages for all visitors; undefined where there is none, or a mixture of sets. */
  set: PageSet | undefined
  /** The same of some cohorts; undefined where all visitors get the same pages, and nothing of a rollout is left. */
  cohorts: { set: PageSet | undefined; cohorts: readonly string[] } | undefined
  /** Builds and prerenders next to the pages. */
  served: readonly Served[]
  /** Files that differ from the store. */
  damaged: readonly Served[]
  /** Shown sets of pages whose files have been written to since the store put them there. */
  touched: readonly PageSet[]
  /** Files that belong to no page, build or prerender: paths in the site. */
  strays: readonly string[]
}

/** Name of a set of builds: a hash over every file of each. */
export type BuildSet = string & { readonly BuildSet: unique symbol }

/** Parts of a channel's site in addition to its pages. */
export type Served =
  { kind: 'build'; app: AppName; version: AppVersion } | { kind: 'prerender'; key: PrerenderKey }
