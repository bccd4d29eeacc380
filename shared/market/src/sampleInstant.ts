/** The one instant that all sample data belongs to, as ISO text for `<time>`: 15 March 2024, 12:00 UTC. */
export const SAMPLE_INSTANT = '2024-03-15T12:00:00.000Z'

/** The sample instant in milliseconds since 1970. */
export const SAMPLE_INSTANT_MS = Date.UTC(2024, 2, 15, 12)

/** Notice wherever users could take sample data for live data. */
export const SAMPLE_DATE_LABEL = 'Sample data as of 15 Mar 2024'
