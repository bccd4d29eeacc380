const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Above this number of units, a wait is given in the next larger unit. */
const MOST_UNITS = 90

/**
 * Returns when to try again, as a sentence.
 *
 * @param seconds - Undefined if the time is not known.
 * @example
 * whenToTry(30) // "Try again in 30 seconds."
 */
export function whenToTry(seconds: number | undefined) {
  if (seconds === undefined) return 'Wait a few minutes and try again.'
  if (seconds <= MOST_UNITS) return `Try again in ${count(seconds, 'second')}.`
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  if (minutes <= MOST_UNITS) return `Try again in ${count(minutes, 'minute')}.`
  return `Try again in ${count(Math.ceil(seconds / HOUR_SECONDS), 'hour')}.`
}

function count(value: number, unit: 'second' | 'minute' | 'hour') {
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
