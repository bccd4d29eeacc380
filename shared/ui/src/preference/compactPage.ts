import { PREFERENCES } from '@crossbook/contract'

/** The mark of compact density on a page, set before the page is drawn. */
export const COMPACT_DENSITY = 'density:compact'

/** Selects the html element of a user who chose compact density, so that rules below it are right from the first frame on. */
export const compactPage = `html[${PREFERENCES}~='${COMPACT_DENSITY}']`
