/** @jest-environment node */
import { ageOf, formatMoment } from './formats'

const NOW = Date.parse('2026-03-31T14:05:00.000Z')

describe('how old something is', () => {
  it.each([
    ['2026-03-28T14:04:00.000Z', '3 d ago'],
    ['2026-03-31T09:00:00.000Z', '5 h ago'],
    ['2026-03-31T14:03:30.000Z', '1 min ago'],
    ['2026-03-31T14:04:59.000Z', 'now'],
  ])('%s is %s', (instant, text) => {
    expect(ageOf(instant, NOW)).toBe(text)
  })
})

it('a moment is written with its day and time of UTC', () => {
  expect(formatMoment('2024-03-31T14:05:59.000Z')).toBe('31 Mar 2024, 14:05 UTC')
})
