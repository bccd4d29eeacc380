import { sparklinePath } from './sparklinePath'

describe('a sparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top', () => {
    expect(sparklinePath([1, 3, 2], 100, 20)).toBe('M2 18L50 2L98 10')
  })

  it('runs through the middle when nothing moved', () => {
    expect(sparklinePath([5, 5], 100, 20)).toBe('M2 10L98 10')
  })

  it('of a single figure is no line', () => {
    expect(sparklinePath([5], 100, 20)).toBe('')
  })
})
