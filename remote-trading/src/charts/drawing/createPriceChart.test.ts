import 'jest-canvas-mock'
import { usd } from '@crossbook/money'
import { color } from '@crossbook/ui'
import { fireEvent } from '@testing-library/react'
import type * as Library from 'lightweight-charts'
import type { IChartApi } from 'lightweight-charts'
import { endingAt, sampleCandles } from '../candles'
import type { Indicator } from '../chartChoices'
import { chartLines } from '../chartLines'
import { createPriceChart, type ChartContent, type PriceChart } from './createPriceChart'

/** The library's own chart, which it keeps to itself; it draws on a canvas that only remembers. */
let mockLibraryChart: IChartApi

jest.mock('lightweight-charts', () => {
  const library = jest.requireActual<typeof Library>('lightweight-charts')
  return {
    ...library,
    createChart: (...args: Parameters<typeof library.createChart>) => {
      mockLibraryChart = library.createChart(...args)
      return mockLibraryChart
    },
  }
})

const WIDTH = 900
const HEIGHT = 400

/** The size of its box that a chart is told. */
let told = { width: WIDTH, height: HEIGHT }

/** What jsdom lacks: boxes have a size, of which a chart is told. */
class OneSize implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element) {
    if (target !== box) return
    const contentRect = told as DOMRectReadOnly
    setTimeout(() => this.tell([{ target, contentRect } as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}

let box: HTMLDivElement
let charts: PriceChart[] = []

beforeEach(() => {
  jest.useFakeTimers()
  const query = Object.assign(new EventTarget(), {
    matches: true,
    addListener: () => {},
    removeListener: () => {},
  })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query })
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: OneSize })
  box = document.body.appendChild(document.createElement('div'))
  // Colours of the tokens' kind: the library reads them, and refuses what is none.
  for (const name of Object.values(color)) box.style.setProperty(name.slice('var('.length, -1), '#4cc2f0')
})

afterEach(() => {
  for (const chart of charts) chart.remove()
  charts = []
  box.remove()
  jest.useRealTimers()
  told = { width: WIDTH, height: HEIGHT }
  Reflect.deleteProperty(window, 'matchMedia')
  Reflect.deleteProperty(window, 'ResizeObserver')
})

const sample = sampleCandles('BTC', '1D')

const content = (indicators: readonly Indicator[], candles = sample, history = 'BTC 1D'): ChartContent => ({
  history,
  timeframe: '1D',
  candles,
  lines: chartLines(candles, indicators),
})

function draw(first: ChartContent, onPoint: (index: number | null) => void = () => {}) {
  const chart = createPriceChart(box, onPoint)
  charts.push(chart)
  chart.draw(first)
  frame()
  return chart
}

/** The library draws in the browser's next frame. */
const frame = () => jest.advanceTimersByTime(20)

const seriesOf = (pane: number) => mockLibraryChart.panes()[pane]?.getSeries() ?? []
const seriesKinds = () =>
  mockLibraryChart.panes().map((pane) => pane.getSeries().map((series) => series.seriesType()))

/** What stands on the canvases after a step: the library draws all of it anew in its next frame, which is waited for unless told. */
function textsDrawnBy(step: () => void, wait = frame) {
  const contexts = [...box.querySelectorAll('canvas')].flatMap((canvas) => canvas.getContext('2d') ?? [])
  for (const context of contexts) context.__clearEvents()
  step()
  wait()
  return contexts
    .flatMap((context) => context.__getEvents())
    .flatMap(({ type, props }) => (type === 'fillText' ? [props['text']] : []))
}

/** First and last candle in view, to the nearest. */
function view() {
  frame()
  const range = mockLibraryChart.timeScale().getVisibleLogicalRange()
  return range && [Math.round(range.from), Math.round(range.to)]
}

describe('a drawn chart', () => {
  it('has candles, indicators over them, and panes for RSI and MACD [TRD-95]', () => {
    draw(content(['sma', 'rsi', 'macd', 'volume']))
    expect(seriesKinds()).toEqual([
      ['Candlestick', 'Line', 'Histogram'],
      ['Line'],
      ['Histogram', 'Line', 'Line'],
    ])
    expect(seriesOf(0)[0]?.data()).toHaveLength(300)
  })

  it('only goes on with its last candle when the price moves [TRD-94]', () => {
    const chart = draw(content(['sma']))
    const [candles, average] = seriesOf(0)
    const averages = average?.data().length
    chart.draw(content(['sma'], endingAt(sample, usd('43260'))))
    expect(seriesOf(0)).toEqual([candles, average])
    expect(candles?.data()).toHaveLength(300)
    expect(candles?.data().at(-1)).toMatchObject({ close: 43260 })
    expect(candles?.data().at(-2)).toMatchObject({ close: sample.at(-2)?.close })
    expect(average?.data()).toHaveLength(averages ?? 0)
  })

  it('keeps the view when an indicator is switched, and shows the latest candles of another history', () => {
    const chart = draw(content([]))
    expect(view()).toEqual([189, 303])
    mockLibraryChart.timeScale().setVisibleLogicalRange({ from: 10, to: 60 })
    chart.draw(content(['ema']))
    expect(seriesKinds()).toEqual([['Candlestick', 'Line']])
    expect(view()).toEqual([10, 60])
    chart.draw(content(['ema'], sampleCandles('ETH', '1D'), 'ETH 1D'))
    expect(view()).toEqual([189, 303])
  })

  it('tells which candle the pointer is at, and when it is at none', () => {
    const onPoint = jest.fn()
    draw(content([]), onPoint)
    const clientX = mockLibraryChart.timeScale().logicalToCoordinate(250 as Library.Logical) ?? 0
    // The upper of the pane's two canvases, which hears the pointer.
    const pane = box.querySelectorAll('canvas')[1] ?? box
    fireEvent.mouseEnter(pane, { clientX, clientY: 50 })
    fireEvent.mouseMove(pane, { clientX, clientY: 50 })
    frame()
    expect(onPoint).toHaveBeenLastCalledWith(250)
    fireEvent.mouseLeave(pane)
    frame()
    expect(onPoint).toHaveBeenLastCalledWith(null)
  })

  it('puts the crosshair on a candle and scrolls to it', () => {
    const chart = draw(content([]))
    expect(textsDrawnBy(() => chart.point(299))).toContain('15 Mar 2024')
    expect(view()).toEqual([189, 303])
    expect(textsDrawnBy(() => chart.point(100))).toContain('29 Aug 2023')
    expect(view()).toEqual([100, 214])
    expect(textsDrawnBy(() => chart.point(null))).not.toContain('29 Aug 2023')
  })

  it('zooms towards its latest candle, down to ten candles, and back', () => {
    const chart = draw(content([]))
    chart.zoom(0.5)
    expect(view()).toEqual([246, 303])
    chart.zoom(0.01)
    expect(view()).toEqual([293, 303])
    chart.reset()
    expect(view()).toEqual([189, 303])
  })

  it('begins with as many candles as it has room for, and with all of a short history [TRD-111]', () => {
    Object.defineProperty(box, 'clientWidth', { value: 480 })
    const chart = draw(content([]))
    expect(view()).toEqual([239, 303])
    chart.draw(content([], sampleCandles('BTC', '1M'), 'BTC 1M'))
    expect(view()).toEqual([0, sampleCandles('BTC', '1M').length + 3])
  })

  it('zooms around the pointer when the wheel turns with Ctrl held, and leaves it to the page otherwise [TRD-112]', () => {
    draw(content([]))
    const x = mockLibraryChart.timeScale().logicalToCoordinate(246 as Library.Logical) ?? 0
    expect(fireEvent.wheel(box, { deltaY: -300, clientX: x })).toBe(true)
    expect(view()).toEqual([189, 303])
    expect(fireEvent.wheel(box, { deltaY: -300, clientX: x, ctrlKey: true })).toBe(false)
    expect(view()).toEqual([211, 281])
    expect(fireEvent.wheel(box, { deltaY: 300, clientX: x, metaKey: true })).toBe(false)
    expect(view()).toEqual([189, 303])
  })

  it('zooms out to its whole history and no further', () => {
    const chart = draw(content([]))
    chart.zoom(100)
    expect(view()).toEqual([0, 303])
  })

  it('is not drawn at once when it is told of the box that it was made in, whose sides are no even numbers', () => {
    jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH + 0.6, HEIGHT + 1))
    told = { width: WIDTH + 0.6, height: HEIGHT + 1 }
    charts.push(createPriceChart(box, () => {}))
    const contexts = [...box.querySelectorAll('canvas')].flatMap((canvas) => canvas.getContext('2d') ?? [])
    for (const context of contexts) context.__clearDrawCalls()
    const drawn = () => contexts.flatMap((context) => context.__getDrawCalls())
    jest.advanceTimersByTime(1)
    expect(drawn()).toEqual([])
    frame()
    expect(drawn()).not.toEqual([])
  })

  it('is drawn once when it is drawn now, and not again in the next frame', () => {
    jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT))
    const chart = createPriceChart(box, () => {})
    charts.push(chart)
    const texts = (step: () => void) => textsDrawnBy(step, () => {})
    expect(texts(() => chart.draw(content([])))).toEqual([])
    expect(texts(() => chart.drawNow())).toContain('Mar')
    expect(texts(frame)).toEqual([])
  })

  it('takes what buttons and slider ask for before it has candles, and then begins as ever', () => {
    const chart = createPriceChart(box, () => {})
    charts.push(chart)
    chart.point(3)
    chart.zoom(0.5)
    chart.reset()
    chart.draw(content([]))
    expect(view()).toEqual([189, 303])
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
