/** A calendar day, as in `2024-03-31`. */
export type Day = `${number}-${number}-${number}`

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as tables show it: `Mar 31, 2024`; the same in every time zone. */
export function formatDay(day: Day) {
  return SHORT.format(new Date(day))
}

/** A day as sentences show it: `March 31, 2024`. */
export function formatLongDay(day: Day) {
  return LONG.format(new Date(day))
}
