/** @jest-environment node */
import { formatSampleTime } from './formatSampleTime'

describe('a moment of the sample data', () => {
  it.each([
    ['2024-03-15T10:24:00Z', '15 Mar 2024', '10:24'],
    ['2024-03-15T00:05:00Z', '15 Mar 2024', '00:05'],
    ['2024-03-09T23:59:59Z', '9 Mar 2024', '23:59'],
  ])('%s is %s at %s, in UTC [WAL-65]', (date, day, time) => {
    expect(formatSampleTime(date)).toEqual({ day, time })
  })
})
