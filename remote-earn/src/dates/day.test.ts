import { formatDay, formatLongDay } from './day'

describe('a calendar day', () => {
  it('is written as everywhere on the site, and long where the specification does [LST-11]', () => {
    expect(formatDay('2024-03-05')).toBe('5 Mar 2024')
    expect(formatLongDay('2024-03-31')).toBe('March 31, 2024')
  })
})
