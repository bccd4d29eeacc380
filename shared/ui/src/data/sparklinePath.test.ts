/** @jest-environment node */
import { sparklinePath } from './sparklinePath'

describe('a sparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top', () => {
    expect(sparklinePath([1, 3, 2], 100, 20)).toBe('M2 18L50 2L98 10')
  })

  it('runs through the middle when nothing moved', () => {
    expect(sparklinePath([5, 5], 100, 20)).toBe('M2 10L98 10')
  })

  it('keeps values that hardly differ about the middle', () => {
    expect(sparklinePath([100, 101], 100, 20, 0.02)).toBe('M2 13.96L98 6.04')
    expect(sparklinePath([100, 110], 100, 20, 0.02)).toBe('M2 18L98 2')
  })

  it('of a single figure is no line', () => {
    expect(sparklinePath([5], 100, 20)).toBe('')
  })
})
