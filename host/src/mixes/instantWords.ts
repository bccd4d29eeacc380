const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** An ISO 8601 instant as people in different places can agree on it: `Mar 15, 2024, 12:00 PM UTC`. */
export function instantWords(instant: string) {
  return `${FORMAT.format(new Date(instant))} UTC`
}
