const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * A moment's day as every list of the site shows it: `31 Mar 2024`. In UTC, so that it is the same in every time zone; without the
 * words of a language (`Intl`), which a first render must not ask for.
 */
export function formatUtcDay(moment: Date) {
  return `${moment.getUTCDate()} ${monthOf(moment).slice(0, 3)} ${moment.getUTCFullYear()}`
}

/** The same day in a sentence: `March 31, 2024`. */
export function formatLongUtcDay(moment: Date) {
  return `${monthOf(moment)} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`
}

function monthOf(moment: Date) {
  return MONTHS[moment.getUTCMonth()] ?? ''
}
