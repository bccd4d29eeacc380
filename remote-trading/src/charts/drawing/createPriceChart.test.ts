import { usd } from '@crossbook/money'
import { color } from '@crossbook/ui'
import { fireEvent } from '@testing-library/react'
import {
  drawnBy,
  nextFrame,
  pointAt,
  pointAway,
  provideChartCanvas,
  testColor,
} from '../../testing/chartCanvas'
import { endingAt, sampleCandles } from '../candles'
import { DEFAULT_LOOK, type ChartLook, type Indicator } from '../chartChoices'
import { chartLines } from '../chartLines'
import { createPriceChart, type ChartContent, type PriceChart } from './createPriceChart'

/** Pixels from the left edge of the chart to the middle of its candles. */
const MIDDLE_X = 411

let box: HTMLDivElement
let charts: PriceChart[] = []
let removeCanvas: () => void

beforeEach(() => {
  jest.useFakeTimers()
  removeCanvas = provideChartCanvas()
  box = document.body.appendChild(document.createElement('div'))
  onPoint.mockClear()
  onScrolledBack.mockClear()
})

afterEach(() => {
  for (const chart of charts) chart.remove()
  charts = []
  box.remove()
  removeCanvas()
  jest.useRealTimers()
})

const sample = sampleCandles('BTC', '1D')

const content = (
  indicators: readonly Indicator[],
  candles = sample,
  history = 'BTC 1D',
  look: ChartLook = DEFAULT_LOOK,
): ChartContent => ({
  look,
  history,
  timeframe: '1D',
  candles,
  lines: chartLines(candles, indicators),
})

const onPoint = jest.fn<undefined, [number | null]>()
const onScrolledBack = jest.fn<undefined, [boolean]>()

function make() {
  const chart = createPriceChart(box, { onPoint, onScrolledBack })
  charts.push(chart)
  return chart
}

function draw(first: ChartContent) {
  const chart = make()
  chart.draw(first)
  nextFrame()
  return chart
}

/** The candles at the left edge and in the middle of the chart, as its pointer reads them. */
function view() {
  nextFrame()
  const read = [1, MIDDLE_X].map((x) => {
    pointAt(x)
    return onPoint.mock.lastCall?.[0]
  })
  pointAway()
  return read
}

const LATEST = [189, 246]

/** The half transparent colour of a token, as canvases return it. */
function half(token: string) {
  const channels = [1, 3, 5].map((at) => parseInt(testColor(token).slice(at, at + 2), 16))
  return `rgba(${channels.join(', ')}, 0.5)`
}

describe('a drawn chart', () => {
  it('has prices and dates along its candles, which rise and fall in the colours of gain and loss [TRD-95]', () => {
    const chart = make()
    const { texts, colors } = drawnBy(() => chart.draw(content([])))
    expect(texts).toEqual(
      expect.arrayContaining(['40,000.00', '60,000.00', '43,250.00', 'Dec', '2024', 'Mar']),
    )
    expect([...colors]).toEqual(expect.arrayContaining([testColor(color.up), testColor(color.down)]))
  })

  it('has averages over its candles, in colours of their own [TRD-95]', () => {
    const chart = draw(content([]))
    const colorsOf = (indicators: readonly Indicator[]) => {
      const { colors } = drawnBy(() => chart.draw(content(indicators)))
      return [color.accent, color.warn].map((token) => colors.has(testColor(token)))
    }
    expect(colorsOf([])).toEqual([false, false])
    expect(colorsOf(['sma'])).toEqual([true, false])
    expect(colorsOf(['sma', 'ema'])).toEqual([true, true])
  })

  it('has the volume in a pane of its own with a scale of its own, half transparent [TRD-95]', () => {
    const chart = draw(content([]))
    const colorsOf = (indicators: readonly Indicator[]) => {
      const { colors } = drawnBy(() => chart.draw(content(indicators)))
      return [...colors].filter((value) => value.startsWith('rgba('))
    }
    expect(colorsOf([])).toEqual([])
    expect(colorsOf(['volume']).sort()).toEqual([color.up, color.down].map(half))
    const { texts } = drawnBy(() => chart.draw(content(['volume', 'sma'])))
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+B$/)]))
  })

  it('keeps the live price on its scale when it is scrolled back, and reports that it is [TRD-120]', () => {
    const chart = draw(content([]))
    const old = sample[100]?.close
    const { texts } = drawnBy(() => chart.point(10))
    expect(texts).toContain('43,250.00')
    expect(old).not.toBe(43250)
    expect(onScrolledBack).toHaveBeenLastCalledWith(true)
    chart.toLatest()
    expect(view()).toEqual(LATEST)
    expect(onScrolledBack).toHaveBeenLastCalledWith(false)
  })

  it('hides the marks of its scale that the tag of the price covers [TRD-120]', () => {
    const chart = draw(content([]))
    const textsAt = (price: `${number}`) =>
      drawnBy(() => chart.draw(content([], endingAt(sample, usd(price)), price))).texts
    expect(textsAt('43250')).toContain('40,000.00')
    expect(textsAt('40100')).not.toContain('40,000.00')
  })

  it.each(['line', 'area'] as const)('is drawn as %s in one colour, with the same view [TRD-124]', (type) => {
    const chart = draw(content([]))
    chart.point(10)
    const { colors } = drawnBy(() => chart.draw(content([], sample, 'BTC 1D', { type, scale: 'log' })))
    expect(colors).toContain(testColor(color.accent))
    expect(view()).toEqual([10, 67])
  })

  it('has prices in percent, and indicators on scales of their own [TRD-124]', () => {
    const chart = draw(content([]))
    const percent: ChartLook = { type: 'candles', scale: 'percent' }
    const { texts } = drawnBy(() => chart.draw(content(['rsi', 'volume'], sample, 'BTC 1D', percent)))
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/%$/), '50.00']))
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+B$/)]))
  })

  it('writes tiny prices with four significant digits [TRD-29]', () => {
    const chart = make()
    const shib = sampleCandles('SHIB', '1D')
    const { texts } = drawnBy(() => chart.draw(content([], shib, 'SHIB 1D')))
    expect(texts).toContain('0.000009520')
    expect(texts.filter((text) => /^0\.0000\d{5}$/.test(text)).length).toBeGreaterThan(2)
  })

  it('has panes of their own for RSI and MACD, with scales of their own [TRD-95]', () => {
    const chart = draw(content([]))
    expect(drawnBy(() => chart.draw(content(['rsi']))).texts).toEqual(expect.arrayContaining(['40.00']))
    const { texts } = drawnBy(() => chart.draw(content(['macd'])))
    expect(texts).toEqual(expect.arrayContaining(['−2,500.00', '0.00', '2,500.00']))
    expect(texts).not.toContain('40.00')
  })

  it('only goes on with its last candle when the price moves [TRD-94]', () => {
    const chart = draw(content(['sma']))
    chart.zoom(0.5)
    const before = view()
    const { texts } = drawnBy(() => chart.draw(content(['sma'], endingAt(sample, usd('43260')))))
    expect(texts).toContain('43,260.00')
    expect(texts).not.toContain('43,250.00')
    expect(view()).toEqual(before)
  })

  it('keeps the view when an indicator is switched, and shows the latest candles of another history', () => {
    const chart = draw(content([]))
    expect(view()).toEqual(LATEST)
    chart.point(10)
    expect(view()).toEqual([10, 67])
    expect(drawnBy(() => chart.draw(content(['ema']))).colors).toContain(testColor(color.warn))
    expect(view()).toEqual([10, 67])
    chart.draw(content(['ema'], sampleCandles('ETH', '1D'), 'ETH 1D'))
    expect(view()).toEqual(LATEST)
  })

  it('reports the candle at the pointer, and none when the pointer leaves', () => {
    draw(content([]))
    pointAt(440)
    expect(onPoint).toHaveBeenLastCalledWith(250)
    pointAway()
    expect(onPoint).toHaveBeenLastCalledWith(null)
  })

  it('puts the crosshair on a candle and scrolls to it', () => {
    const chart = draw(content([]))
    expect(drawnBy(() => chart.point(299)).texts).toContain('15 Mar 2024')
    expect(view()).toEqual(LATEST)
    expect(drawnBy(() => chart.point(100)).texts).toContain('29 Aug 2023')
    expect(view()).toEqual([100, 157])
    expect(drawnBy(() => chart.point(null)).texts).not.toContain('29 Aug 2023')
  })

  it('zooms towards its latest candle, down to ten candles, and back', () => {
    const chart = draw(content([]))
    chart.zoom(0.5)
    expect(view()).toEqual([246, 275])
    chart.zoom(0.01)
    expect(view()).toEqual([293, 298])
    chart.reset()
    expect(view()).toEqual(LATEST)
  })

  it('starts with as many candles as fit, and with all of a short history [TRD-111]', () => {
    Object.defineProperty(box, 'clientWidth', { value: 480 })
    const chart = draw(content([]))
    expect(view()).toEqual([239, 271])
    const months = sampleCandles('BTC', '1M')
    chart.draw(content([], months, 'BTC 1M'))
    expect(view()).toEqual([0, 20])
    expect(months).toHaveLength(36)
  })

  it('zooms around the pointer when the wheel turns with Ctrl held, and leaves it to the page otherwise [TRD-112]', () => {
    draw(content([]))
    const clientX = MIDDLE_X
    expect(fireEvent.wheel(box, { deltaY: -300, clientX })).toBe(true)
    expect(view()).toEqual(LATEST)
    expect(fireEvent.wheel(box, { deltaY: -300, clientX, ctrlKey: true })).toBe(false)
    expect(view()).toEqual([210, 246])
    expect(fireEvent.wheel(box, { deltaY: 300, clientX, metaKey: true })).toBe(false)
    expect(view()).toEqual(LATEST)
  })

  it('zooms out to its whole history and no further', () => {
    const chart = draw(content([]))
    chart.zoom(100)
    expect(view()).toEqual([0, 152])
  })

  it('accepts buttons and slider before it has candles, and then starts as usual', () => {
    const chart = make()
    chart.point(3)
    chart.zoom(0.5)
    chart.reset()
    chart.draw(content([]))
    expect(view()).toEqual(LATEST)
  })

  it('leaves out the logo that the policy refuses, and removes itself', () => {
    const chart = draw(content([]))
    expect(box.querySelector('canvas')).toBeInTheDocument()
    expect(box.querySelector('a, style')).not.toBeInTheDocument()
    chart.remove()
    charts = []
    expect(box).toBeEmptyDOMElement()
  })
})
