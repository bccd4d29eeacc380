/** @jest-environment node */
import { toNumber } from '@crossbook/money'
import { COMPARABLE_COINS } from './coinMetrics'
import { dailyPrices, drawPriceLines } from './dailyPrices'

describe('the prices of a day', () => {
  it('goes from 0 percent to the stated change, for every coin [TLS-27]', () => {
    for (const day of COMPARABLE_COINS.map(dailyPrices)) {
      expect(day.points).toHaveLength(25)
      expect(day.points[0]).toBe(0)
      expect(day.points.at(-1)).toBeCloseTo(toNumber(day.change), 6)
    }
  })

  it('is drawn with the others from one point on, at one scale, between the highest and the lowest of all [TLS-27]', () => {
    const day = (...points: number[]) => ({
      ...dailyPrices('BTC'),
      points,
      highest: Math.max(...points),
      lowest: Math.min(...points),
    })
    expect(drawPriceLines([day(0, 3, 1), day(0, -1, -0.5)], 100, 44)).toEqual({
      lines: ['M0 32L50 2L100 22', 'M0 32L50 42L100 37'],
      zero: 'M0 32H100',
      highest: 3,
      lowest: -1,
    })
  })

  it('has 0 percent in sight when all coins rose [TLS-27]', () => {
    const rise = { ...dailyPrices('BTC'), points: [0, 2], highest: 2, lowest: 0 }
    expect(drawPriceLines([rise], 10, 14)).toMatchObject({ lines: ['M0 12L10 2'], zero: 'M0 12H10' })
  })
})
