import { formatLongUtcDay, formatUtcDay } from '@crossbook/ui'

/** A calendar day, as in `2024-03-31`. */
export type Day = `${number}-${number}-${number}`

/** A day as every list of the site shows it: `31 Mar 2024`; the same in every time zone. */
export function formatDay(day: Day) {
  return formatUtcDay(new Date(day))
}

/** The one day that the specification writes out in a sentence: `March 31, 2024`. */
export function formatLongDay(day: Day) {
  return formatLongUtcDay(new Date(day))
}
