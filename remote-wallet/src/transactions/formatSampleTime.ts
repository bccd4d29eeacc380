const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and time of a moment of the sample data in UTC, whatever the visitor's time zone: `15 Mar 2024` and `10:24`. */
export function formatSampleTime(date: string) {
  const part = new Map(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
  const words = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => part.get(type) ?? '')
  return { day: words('day', 'month', 'year').join(' '), time: words('hour', 'minute').join(':') }
}
