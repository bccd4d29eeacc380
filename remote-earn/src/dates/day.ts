/** A calendar day, as in `2024-03-31`. */
export type Day = `${number}-${number}-${number}`

const SHORT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as every list of the site shows it: `31 Mar 2024`; the same in every time zone. */
export function formatDay(day: Day) {
  const part = new Map(SHORT.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
  return [part.get('day'), part.get('month'), part.get('year')].join(' ')
}

/** The one day that the specification writes out in a sentence: `March 31, 2024`. */
export function formatLongDay(day: Day) {
  return LONG.format(new Date(day))
}
