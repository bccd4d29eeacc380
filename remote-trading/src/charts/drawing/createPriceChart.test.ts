import { usd } from '@crossbook/money'
import { endingAt, sampleCandles } from '../candles'
import type { Indicator } from '../chartChoices'
import { chartLines } from '../chartLines'
import { createPriceChart, type ChartContent } from './createPriceChart'

/** Stands in for the library, which draws on a canvas that jsdom lacks; it remembers what it was told. */
const mockLibrary = {
  series: [] as { kind: string; pane: number; data: { time: number }[]; updates: unknown[] }[],
  range: { from: 0, to: 0 },
  crosshair: undefined as number | undefined,
  move: (_: { logical?: number; point?: object }) => {},
  options: {} as { layout?: { attributionLogo?: boolean } },
  removed: false,
}

jest.mock(
  'lightweight-charts',
  () => ({
    CandlestickSeries: 'candles',
    LineSeries: 'line',
    HistogramSeries: 'bars',
    ColorType: { Solid: 'solid' },
    CrosshairMode: { Normal: 0 },
    LineStyle: { Dashed: 2 },
    createChart: (_box: HTMLElement, options: typeof mockLibrary.options) => {
      mockLibrary.options = options
      return {
        subscribeCrosshairMove: (listener: typeof mockLibrary.move) => {
          mockLibrary.move = listener
        },
        addSeries: (kind: string, _options: unknown, pane: number) => {
          const series = { kind, pane, data: [] as { time: number }[], updates: [] as unknown[] }
          mockLibrary.series.push(series)
          return {
            setData: (data: { time: number }[]) => {
              series.data = data
            },
            update: (point: unknown) => series.updates.push(point),
            priceScale: () => ({ applyOptions: () => {} }),
            createPriceLine: () => {},
            of: series,
          }
        },
        removeSeries: ({ of }: { of: (typeof mockLibrary.series)[number] }) => {
          mockLibrary.series = mockLibrary.series.filter((series) => series !== of)
        },
        panes: () => [],
        applyOptions: () => {},
        timeScale: () => ({
          getVisibleLogicalRange: () => mockLibrary.range,
          setVisibleLogicalRange: (range: { from: number; to: number }) => {
            mockLibrary.range = range
          },
        }),
        setCrosshairPosition: (_price: number, time: number) => {
          mockLibrary.crosshair = time
        },
        clearCrosshairPosition: () => {
          mockLibrary.crosshair = undefined
        },
        remove: () => {
          mockLibrary.removed = true
        },
      }
    },
  }),
  { virtual: true },
)

const sample = sampleCandles('BTC', '1D')

const content = (indicators: readonly Indicator[], candles = sample, history = 'BTC 1D'): ChartContent => ({
  history,
  timeframe: '1D',
  candles,
  lines: chartLines(candles, indicators),
})

const seriesKinds = () => mockLibrary.series.map(({ kind, pane }) => `${kind} in pane ${pane}`)

const draw = (first: ChartContent, onPoint: (index: number | null) => void = () => {}) => {
  mockLibrary.series = []
  const chart = createPriceChart(document.createElement('div'), onPoint)
  chart.draw(first)
  return chart
}

describe('a drawn chart', () => {
  it('has candles, indicators over them, and panes for RSI and MACD [TRD-95]', () => {
    draw(content(['sma', 'rsi', 'macd', 'volume']))
    expect(seriesKinds()).toEqual([
      'candles in pane 0',
      'line in pane 0',
      'line in pane 1',
      'bars in pane 2',
      'line in pane 2',
      'line in pane 2',
      'bars in pane 0',
    ])
    expect(mockLibrary.series[0]?.data).toHaveLength(300)
  })

  it('only goes on with its last candle when the price moves [TRD-94]', () => {
    const chart = draw(content(['sma']))
    chart.draw(content(['sma'], endingAt(sample, usd('43260'))))
    expect(seriesKinds()).toEqual(['candles in pane 0', 'line in pane 0'])
    expect(mockLibrary.series[0]?.updates).toEqual([expect.objectContaining({ close: 43260 })])
    expect(mockLibrary.series[1]?.updates).toHaveLength(1)
  })

  it('keeps the view when an indicator is switched, and shows the latest candles of another history', () => {
    const chart = draw(content([]))
    expect(mockLibrary.range).toEqual({ from: 189, to: 303 })
    mockLibrary.range = { from: 10, to: 60 }
    chart.draw(content(['ema']))
    expect(seriesKinds()).toEqual(['candles in pane 0', 'line in pane 0'])
    expect(mockLibrary.range).toEqual({ from: 10, to: 60 })
    chart.draw(content(['ema'], sampleCandles('ETH', '1D'), 'ETH 1D'))
    expect(mockLibrary.range).toEqual({ from: 189, to: 303 })
  })

  it('tells which candle the pointer is at, and when it is at none', () => {
    const onPoint = jest.fn()
    draw(content([]), onPoint)
    mockLibrary.move({ logical: 7, point: {} })
    mockLibrary.move({ logical: 900, point: {} })
    mockLibrary.move({})
    expect(onPoint.mock.calls).toEqual([[7], [null], [null]])
  })

  it('puts the crosshair on a candle and scrolls to it', () => {
    const chart = draw(content([]))
    chart.point(299)
    expect(mockLibrary.crosshair).toBe(sample[299]?.time)
    expect(mockLibrary.range).toEqual({ from: 189, to: 303 })
    chart.point(100)
    expect(mockLibrary.range).toEqual({ from: 100, to: 214 })
    chart.point(null)
    expect(mockLibrary.crosshair).toBeUndefined()
  })

  it('zooms towards its latest candle, down to ten candles, and back', () => {
    const chart = draw(content([]))
    chart.zoom(0.5)
    expect(mockLibrary.range).toEqual({ from: 246, to: 303 })
    chart.zoom(0.01)
    expect(mockLibrary.range).toEqual({ from: 293, to: 303 })
    chart.reset()
    expect(mockLibrary.range).toEqual({ from: 189, to: 303 })
  })

  it('leaves out the logo that the policy refuses, and removes itself', () => {
    const chart = draw(content([]))
    expect(mockLibrary.options.layout?.attributionLogo).toBe(false)
    chart.remove()
    expect(mockLibrary.removed).toBe(true)
  })
})
