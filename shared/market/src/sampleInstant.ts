/** The one instant that all sample data belongs to, as ISO text for `<time>`: 15 March 2024, 12:00 UTC. */
export const SAMPLE_INSTANT = '2024-03-15T12:00:00.000Z'

/** The same instant in milliseconds since 1970, for arithmetic with dates. */
export const SAMPLE_INSTANT_MS = Date.UTC(2024, 2, 15, 12)

/** What is said wherever sample data could be taken for live data. */
export const SAMPLE_DATE_WORDS = 'Sample data as of 15 Mar 2024'
