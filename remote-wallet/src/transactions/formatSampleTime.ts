import { formatUtcDay } from '@crossbook/ui'

/** Formats day and time of a moment of the sample data in UTC, in every time zone: `15 Mar 2024` and `10:24`. */
export function formatSampleTime(date: string) {
  const moment = new Date(date)
  const time = [moment.getUTCHours(), moment.getUTCMinutes()].map((part) => String(part).padStart(2, '0'))
  return { day: formatUtcDay(moment), time: time.join(':') }
}
