import { SAMPLE_INSTANT_MS } from '@crossbook/market'
import { formatLongUtcDay, formatUtcDay } from '@crossbook/ui'

/** A calendar day, as in `2024-03-31`. */
export type Day = `${number}-${number}-${number}`

/** Formats a day for lists, the same in every time zone: `31 Mar 2024`. */
export function formatDay(day: Day) {
  return formatUtcDay(new Date(day))
}

/** The one day that the specification writes out in a sentence: `March 31, 2024`. */
export function formatLongDay(day: Day) {
  return formatLongUtcDay(new Date(day))
}

const DAY_MS = 86_400_000

/** Returns the days from the sample date to a day, the same in every time zone: 0 on the day itself, negative after it. */
export function daysLeft(day: Day): number {
  return Math.floor(Date.parse(day) / DAY_MS) - Math.floor(SAMPLE_INSTANT_MS / DAY_MS)
}

/** Formats the remaining days: `16 days left`, `1 day left`, `last day`, and nothing after the day. */
export function formatDaysLeft(day: Day): string | undefined {
  const days = daysLeft(day)
  if (days < 0) return undefined
  if (days === 0) return 'last day'
  return days === 1 ? '1 day left' : `${days} days left`
}
