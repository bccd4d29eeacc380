/** A few rows have everything that rules look at; all 1,200 cells are looked at once, because that takes half a minute. */
const FEW_ROWS = 'text=team09'

/** Every view, and its heading. */
export const VIEWS = [
  { path: '/', name: 'Matrix', isLarge: true },
  { path: `/?${FEW_ROWS}`, name: 'Matrix' },
  { path: `/?${FEW_ROWS}&from=production&to=staging`, name: 'Matrix' },
  { path: '/differences?from=production&to=staging', name: 'Differences' },
  { path: '/channels/production', name: 'production' },
  { path: '/channels/production/revisions/166', name: 'production, revision 166' },
  { path: '/apps/team093', name: 'team093' },
  { path: '/apps/team093/builds/1.1.0', name: 'team093 1.1.0' },
  { path: '/mixes', name: 'Mixes' },
  { path: '/faults', name: 'Faults' },
  { path: '/search?q=team00', name: 'Search' },
  { path: '/nothing', name: 'Page not found' },
] as const
