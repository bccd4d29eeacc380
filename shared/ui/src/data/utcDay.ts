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
 * Formats a day in UTC, so that it is the same in every time zone. Does not use `Intl`, which a first render must not call.
 *
 * @example
 * formatUtcDay(new Date('2024-03-31')) // '31 Mar 2024'
 */
export function formatUtcDay(moment: Date) {
  return `${moment.getUTCDate()} ${monthOf(moment).slice(0, 3)} ${moment.getUTCFullYear()}`
}

/**
 * Formats a day in UTC for a sentence.
 *
 * @example
 * formatLongUtcDay(new Date('2024-03-31')) // 'March 31, 2024'
 */
export function formatLongUtcDay(moment: Date) {
  return `${monthOf(moment)} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`
}

function monthOf(moment: Date) {
  return MONTHS[moment.getUTCMonth()] ?? ''
}
