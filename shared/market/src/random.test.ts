/** @jest-environment node */
import { createRandom } from './random'

const take = (seed: number, count: number) => Array.from({ length: count }, createRandom(seed))

describe('seeded chance', () => {
  it('is Mulberry32', () => {
    expect(take(42, 3)).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
  })

  it('repeats itself for a seed and differs for another', () => {
    expect(take(7, 20)).toEqual(take(7, 20))
    expect(take(7, 20)).not.toEqual(take(8, 20))
  })

  it('fills the range from 0 to 1 evenly', () => {
    const numbers = take(2024, 10_000)
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length,
    )
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true)
    expect(Math.min(...tenths)).toBeGreaterThan(900)
    expect(Math.max(...tenths)).toBeLessThan(1100)
  })
})
