/** @jest-environment node */
import { COIN_SYMBOLS } from './coins'
import { ALL_TIME_RANGES, allTimeRange } from './sampleExtremes'
import { dayRange, hourlyWalk, lastDayPrices } from './sampleHistory'
import { marketSample } from './sampleMarket'

const YEARS_3 = 24 * 365 * 3

describe('the sample history of a coin', () => {
  it('ends at the sample price and makes the sample change over its last 24 hours', () => {
    const prices = lastDayPrices('BTC')
    expect(prices).toHaveLength(25)
    expect(prices.at(-1)).toBe(43250)
    expect((43250 / (prices[0] ?? 0) - 1) * 100).toBeCloseTo(2.45, 10)
  })

  it('is the same for any requested length', () => {
    expect(hourlyWalk('ETH', 24)).toEqual(hourlyWalk('ETH', 24 * 365).slice(0, 24))
  })

  it('has a range over its last 24 hours that the line of that day stays within', () => {
    const { low, high } = dayRange('BTC')
    expect({ low, high }).toEqual({ low: '41593.18', high: '43376.72' })
    expect(lastDayPrices('BTC').filter((price) => price < Number(low) || price > Number(high))).toEqual([])
  })

  it('goes on from hour to hour without gaps, between a low and a high around both ends', () => {
    const hours = hourlyWalk('ADA', 2000)
    const faults = hours.filter(
      ({ open, high, low, close }, hour) =>
        open !== (hours[hour + 1]?.close ?? open) ||
        high < Math.max(open, close) ||
        low > Math.min(open, close),
    )
    expect(faults).toEqual([])
  })

  it.each(COIN_SYMBOLS)(
    'of %s goes the way of its stated change and trades the stated volume in a day',
    (symbol) => {
      const { change, volume24h } = marketSample(symbol)
      const prices = lastDayPrices(symbol)
      const [first = 0, last = 0] = [prices[0], prices.at(-1)]
      expect(Math.sign(last - first)).toBe(Math.sign(Number(change)))
      const traded = hourlyWalk(symbol, 24).reduce((total, { volume }) => total + volume, 0)
      expect(traded / Number(volume24h)).toBeCloseTo(1, 10)
    },
  )

  it.each(Object.keys(ALL_TIME_RANGES) as (keyof typeof ALL_TIME_RANGES)[])(
    'of %s never leaves its all-time range',
    (symbol) => {
      const hours = hourlyWalk(symbol, YEARS_3)
      const range = allTimeRange(symbol)
      expect(Math.max(...hours.map(({ high }) => high))).toBeLessThanOrEqual(Number(range?.high))
      expect(Math.min(...hours.map(({ low }) => low))).toBeGreaterThanOrEqual(Number(range?.low))
    },
  )

  it('hardly moves where a coin is pegged, and more where it is a joke than where it is the largest', () => {
    const span = (symbol: (typeof COIN_SYMBOLS)[number]) => {
      const { high, low } = dayRange(symbol)
      return (Number(high) - Number(low)) / Number(low)
    }
    expect(Math.max(span('USDT'), span('USDC'))).toBeLessThan(0.002)
    expect(span('SHIB')).toBeGreaterThan(span('BTC'))
  })

  it('has hours in which several times as much is traded as in a usual one', () => {
    // Compared within each day, because some days are busier than others.
    const hours = hourlyWalk('BTC', 400).map(({ volume }) => volume)
    const volumes = hours.map((volume, hour) => volume / meanOfDay(hours, Math.floor(hour / 24)))
    const usual = [...volumes].sort((a, b) => a - b)[200] ?? 0
    expect(Math.max(...volumes)).toBeGreaterThan(2.5 * usual)
    expect(volumes.filter((volume) => volume > 2 * usual).length).toBeLessThan(60)
  })
})

/** Mean of the hours of a day; the last day may be a part of one. */
function meanOfDay(hours: readonly number[], day: number) {
  const ofDay = hours.slice(day * 24, (day + 1) * 24)
  return ofDay.reduce((sum, hour) => sum + hour, 0) / ofDay.length
}
