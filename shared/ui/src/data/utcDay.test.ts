/** @jest-environment node */
import { formatLongUtcDay, formatUtcDay } from './utcDay'

it.each([
  ['2024-03-31T23:59:59Z', '31 Mar 2024', 'March 31, 2024'],
  ['2024-09-01T00:00:00Z', '1 Sep 2024', 'September 1, 2024'],
  ['2024-12-31T22:30:00-05:00', '1 Jan 2025', 'January 1, 2025'],
])('%s is %s, or %s in a sentence', (moment, short, long) => {
  expect(formatUtcDay(new Date(moment))).toBe(short)
  expect(formatLongUtcDay(new Date(moment))).toBe(long)
})
