import { dayRange, hourlyWalk, lastDayPrices } from './sampleHistory'

describe('the sample history of a coin', () => {
  it('ends at the sample price and makes the sample change over its last 24 hours', () => {
    const prices = lastDayPrices('BTC')
    expect(prices).toHaveLength(25)
    expect(prices.at(-1)).toBe(43250)
    expect((43250 / (prices[0] ?? 0) - 1) * 100).toBeCloseTo(2.45, 10)
  })

  it('is the same however much of it is asked for', () => {
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
})
