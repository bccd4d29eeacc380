/** A line of Node's releases that is kept up, by the versions that `pnpm nodes` runs. */
export interface NodeLine {
  /** The oldest that `engines` allows: the site is started on it. */
  readonly oldest: string
  /** The newest when this was last changed: the site is started on it, and every jest suite is run. */
  readonly newest: string
}

/** The Node versions of `engines` in package.json that have been tested. Lines with odd numbers have ended. */
export const NODES: readonly NodeLine[] = [
  { oldest: '20.19.0', newest: '20.20.2' },
  { oldest: '22.13.0', newest: '22.23.3' },
  { oldest: '24.0.0', newest: '24.21.0' },
  { oldest: '26.0.0', newest: '26.10.0' },
]
