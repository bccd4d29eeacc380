import { formatDay, formatLongDay } from './day'

describe('a calendar day', () => {
  it('is written the American way, short in tables and long in sentences', () => {
    expect(formatDay('2024-03-05')).toBe('Mar 5, 2024')
    expect(formatLongDay('2024-03-31')).toBe('March 31, 2024')
  })
})
