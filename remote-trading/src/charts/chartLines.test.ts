/** @jest-environment node */
import { sampleCandles, type Candle } from './candles'
import { chartLines } from './chartLines'
import { barData, lineData } from './drawing/seriesData'
import { indicatorsFrom } from './useChartIndicators'

const candles = sampleCandles('BTC', '1D')
const COLORS = { up: '#00ff00', down: '#ff0000' }

describe('the lines of indicators', () => {
  it('have a value for each candle, at its place [TRD-95]', () => {
    const lines = chartLines(candles, ['sma', 'ema', 'rsi', 'bollinger', 'macd', 'volume'])
    expect(lines.map(({ label, pane }) => `${label} in ${pane}`)).toEqual([
      'SMA 20 in price',
      'EMA 20 in price',
      'RSI 14 in rsi',
      'BB upper in price',
      'BB middle in price',
      'BB lower in price',
      'MACD histogram in macd',
      'MACD 12 26 in macd',
      'Signal 9 in macd',
      'Volume in volume',
    ])
    expect(new Set(lines.map(({ values }) => values.length))).toEqual(new Set([300]))
    expect(lines.at(-1)?.values).toEqual(candles.map(({ volume }) => volume))
  })

  it('are none without indicators', () => {
    expect(chartLines(candles, [])).toEqual([])
  })

  it('have four decimals for coins under one dollar, two otherwise', () => {
    const decimals = (asset: 'BTC' | 'ADA') =>
      chartLines(sampleCandles(asset, '1D'), ['sma', 'rsi']).map((line) => line.decimals)
    expect(decimals('BTC')).toEqual([2, 2])
    expect(decimals('ADA')).toEqual([4, 2])
  })

  it('have points without a value where the indicator has none', () => {
    const [average] = chartLines(candles, ['sma'])
    const points = average ? lineData(average, candles) : []
    expect(points[18]).toEqual({ time: candles[18]?.time })
    expect(points[19]).toEqual({ time: candles[19]?.time, value: average?.values[19] })
  })

  it('are bars in the colour of the candle for volume', () => {
    const two = [candle({ open: 1, close: 2 }), candle({ open: 2, close: 1 })]
    const [volume] = chartLines(two, ['volume'])
    expect(volume && barData(volume, two, COLORS)).toEqual([
      { time: 60, value: 5, color: '#00ff0080' },
      { time: 60, value: 5, color: '#ff000080' },
    ])
  })

  it('are bars in the colour of their own sign for the MACD', () => {
    const [histogram] = chartLines(candles, ['macd'])
    const bars = histogram ? barData(histogram, candles, COLORS) : []
    expect(bars.slice(0, 33).every((bar) => !('value' in bar))).toBe(true)
    const wrong = bars.filter(
      (bar) => 'value' in bar && bar.color !== (bar.value >= 0 ? '#00ff00' : '#ff0000'),
    )
    expect(bars.slice(33)).toHaveLength(267)
    expect(wrong).toEqual([])
  })
})

function candle(overrides: Partial<Candle>): Candle {
  return { time: 60, open: 1, high: 3, low: 0, close: 1, volume: 5, ...overrides }
}

describe('the indicators in the address', () => {
  it('are those that it names, in the order of the buttons [TRD-97]', () => {
    expect(indicatorsFrom('macd,sma')).toEqual(['sma', 'macd'])
    expect(indicatorsFrom('none')).toEqual([])
  })

  it('are the default when it names unknown ones [TRD-97]', () => {
    expect(indicatorsFrom(null)).toEqual(['volume'])
    expect(indicatorsFrom('')).toEqual(['volume'])
    expect(indicatorsFrom('<script>')).toEqual(['volume'])
  })
})
