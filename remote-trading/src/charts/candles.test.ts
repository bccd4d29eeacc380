/** @jest-environment node */
import { SAMPLE_INSTANT_MS } from '@crossbook/market'
import { usd } from '@crossbook/money'
import { endingAt, sampleCandles, type Candle } from './candles'
import { CHART_COINS } from '@crossbook/market-ui'
import { TIMEFRAMES, type Timeframe } from './chartChoices'

const startOf = (candle: Candle | undefined) => new Date((candle?.time ?? 0) * 1000).toISOString()

describe('sample candles', () => {
  it('are the same for everybody and end at the sample price [TRD-92]', () => {
    for (const asset of CHART_COINS) {
      expect(sampleCandles(asset, '1H')).toEqual(sampleCandles(asset, '1H'))
    }
    expect(TIMEFRAMES.map((timeframe) => sampleCandles('BTC', timeframe).at(-1)?.close)).toEqual([
      43250, 43250, 43250, 43250, 43250,
    ])
    expect(sampleCandles('ADA', '4H').at(-1)?.close).toBe(0.4567)
  })

  it.each([
    ['1H', 399, '2024-03-15T11:00:00.000Z'],
    ['4H', 299, '2024-03-15T08:00:00.000Z'],
    ['1D', 300, '2024-03-15T00:00:00.000Z'],
    ['1W', 130, '2024-03-11T00:00:00.000Z'],
    ['1M', 36, '2024-03-01T00:00:00.000Z'],
  ] as const)('of %s are %d, the last one begun at %s [TRD-93]', (timeframe, count, start) => {
    const candles = sampleCandles('ETH', timeframe)
    expect(candles).toHaveLength(count)
    expect(startOf(candles.at(-1))).toBe(start)
  })

  it.each(TIMEFRAMES)('of %s follow each other without gaps, inside their lows and highs', (timeframe) => {
    const candles = sampleCandles('SOL', timeframe)
    const faults = candles.filter((candle, index) => {
      const next = candles[index + 1]
      const { open, high, low, close, time } = candle
      const inside = low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0
      return !inside || (next !== undefined && (next.open !== close || next.time <= time))
    })
    expect(faults).toEqual([])
  })

  it('of a day are made of the hours of that day', () => {
    const hours = sampleCandles('BTC', '1H').filter(
      ({ time }) => time * 1000 >= SAMPLE_INSTANT_MS - 12 * 3_600_000,
    )
    const day = sampleCandles('BTC', '1D').at(-1)
    expect(hours).toHaveLength(12)
    expect(day?.open).toBe(hours[0]?.open)
    expect(day?.high).toBe(Math.max(...hours.map(({ high }) => high)))
    expect(day?.low).toBe(Math.min(...hours.map(({ low }) => low)))
    expect(day?.volume).toBeCloseTo(
      hours.reduce((total, { volume }) => total + volume, 0),
      0,
    )
  })
})

describe('sample candles of days and longer', () => {
  const LONG = ['1D', '1W', '1M'] as const

  it.each(LONG)('of %s differ in volume, with quiet and busy times', (timeframe) => {
    const volumes = sampleCandles('BTC', timeframe)
      .map(({ volume }) => volume)
      .sort((a, b) => a - b)
    const usual = volumes[Math.floor(volumes.length / 2)] ?? 0
    expect(volumes[0]).toBeLessThan(0.7 * usual)
    expect(volumes.at(-1)).toBeGreaterThan(1.3 * usual)
  })

  it.each(LONG)('of %s do not meet the same ceiling again and again', (timeframe) => {
    const highs = sampleCandles('BTC', timeframe).map(({ high }) => high)
    const top = Math.max(...highs)
    expect(highs.filter((high) => high > 0.98 * top).length).toBeLessThanOrEqual(highs.length / 20 + 1)
  })
})

describe('candles with the current price', () => {
  const candles: readonly Candle[] = [
    { time: 0, open: 9, high: 10, low: 8, close: 9, volume: 1 },
    { time: 60, open: 9, high: 11, low: 9, close: 10, volume: 2 },
  ]
  const lastWith = (price: `${number}`) => endingAt(candles, usd(price)).at(-1)

  it('end at the current price, and the last candle widens to include it [TRD-94]', () => {
    expect(lastWith('10.5')).toEqual({ time: 60, open: 9, high: 11, low: 9, close: 10.5, volume: 2 })
    expect(lastWith('12')).toMatchObject({ high: 12, close: 12 })
    expect(lastWith('7')).toMatchObject({ low: 7, close: 7 })
  })

  it('leave the other candles and the input unchanged', () => {
    expect(endingAt(candles, usd('12'))[0]).toBe(candles[0])
    expect(candles[1]?.close).toBe(10)
    expect(endingAt([], usd('12'))).toEqual([])
  })

  it.each<Timeframe>(['1D', '1M'])('are as many as before (%s)', (timeframe) => {
    const sample = sampleCandles('BTC', timeframe)
    expect(endingAt(sample, usd('43251'))).toHaveLength(sample.length)
  })
})
