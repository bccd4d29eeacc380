/** @jest-environment node */
import { daysLeft, formatDaysLeft } from './day'

describe('days left from the sample date, 15 March 2024', () => {
  it.each([
    ['2024-03-31', 16, '16 days left'],
    ['2024-03-16', 1, '1 day left'],
    ['2024-03-15', 0, 'last day'],
    ['2024-02-29', -15, undefined],
  ] as const)('until %s: %d [ERN-33]', (day, days, label) => {
    expect(daysLeft(day)).toBe(days)
    expect(formatDaysLeft(day)).toBe(label)
  })
})
