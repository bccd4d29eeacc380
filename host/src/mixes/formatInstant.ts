const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Formats an ISO 8601 instant in UTC, the same in every time zone: `Mar 15, 2024, 12:00 PM UTC`. */
export function formatInstant(instant: string) {
  return `${FORMAT.format(new Date(instant))} UTC`
}
