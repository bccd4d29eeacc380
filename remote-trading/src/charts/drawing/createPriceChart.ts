import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  TickMarkType,
  type IChartApi,
  type ISeriesApi,
  type Logical,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '../candles'
import { candleDate, chartDecimals, indicatorText, tickText, type TickDetail } from '../chartFigures'
import type { ChartLine } from '../chartLines'
import type { Timeframe } from '../chartChoices'
import { chartColors, type ChartColors } from './chartColors'
import { chartText, type ChartText } from './chartText'
import { followBoxSize } from './followBoxSize'
import { barData, lineData } from './seriesData'
import { listenToZoomingWheel } from './zoomingWheel'

/** What a chart shows. */
export interface ChartContent {
  /** The same while candles only continue. Another one resets the chart. */
  history: string
  timeframe: Timeframe
  candles: readonly Candle[]
  lines: readonly ChartLine[]
}

/** A chart in its box. */
export interface PriceChart {
  /** Shows the content from the browser's next frame on. */
  draw: (content: ChartContent) => void
  /** Draws now what would be drawn in that frame, which then has less to do. */
  drawNow: () => void
  /** Puts the crosshair on a candle, scrolling to it where needed, or takes it away. */
  point: (index: number | null) => void
  /** Shows fewer candles with a factor below 1, more above. */
  zoom: (factor: number) => void
  /** Shows the latest candles again. */
  reset: () => void
  remove: () => void
}

/** How wide a candle with its gap is at first: what one can tell apart, and hit with a finger. */
const CANDLE_WIDTH = 8
/** Candles that a chart begins with where its box has no width yet, and the fewest otherwise. */
const FIRST_VIEW = { unknown: 110, fewest: 40 } as const
/** Empty steps between the last candle and the scale. */
const ROOM = 4
const FEWEST_VISIBLE = 10
/**
 * The least width of the scale of prices in text sizes, so that the canvases have their sizes before there are candles: what
 * `$43,250.00` takes in the fallback font, whose digits are wider.
 */
const SCALE_WIDTH = 6.5
/** Shares of the pane's height above and below the candles. */
const MARGIN = { top: 0.1, bottom: 0.06 } as const
/** What of it the volume has, below the candles. */
const VOLUME_SHARE = 0.18
/** Above and below these values the market counts as overbought and oversold. */
const RSI_BOUNDS = [70, 30]

const TICK_DETAILS: Readonly<Record<TickMarkType, TickDetail>> = Object.freeze({
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'hour',
  [TickMarkType.TimeWithSeconds]: 'hour',
})

type Series = ISeriesApi<'Candlestick' | 'Line' | 'Histogram'>

/** Draws charts into a box until removed; tells which candle the pointer is at, null when at none. */
export function createPriceChart(box: HTMLElement, onPoint: (index: number | null) => void): PriceChart {
  const colors = chartColors(box)
  const isOneColor = colors.up === colors.down
  const chart = createChart(box, chartOptions(colors, chartText(box)))
  let shown: ChartContent | undefined
  let candleSeries: ISeriesApi<'Candlestick'> | undefined
  let lineSeries: Series[] = []

  chart.subscribeCrosshairMove(({ logical, point }) => {
    const index = logical === undefined || !point ? null : Math.round(logical)
    onPoint(index !== null && shown?.candles[index] ? index : null)
  })

  const latest = () => {
    const last = (shown?.candles.length ?? 0) - 1
    chart.timeScale().setVisibleLogicalRange({ from: last - Math.min(last, firstView(box)), to: last + ROOM })
  }

  const zoom = (factor: number, at?: number) => {
    const range = chart.timeScale().getVisibleLogicalRange()
    if (!range) return
    const width = range.to - range.from
    const most = (shown?.candles.length ?? 1) - 1 + ROOM
    const next = Math.min(Math.max(FEWEST_VISIBLE, width * factor), Math.max(width, most))
    const still = at ?? range.to
    const from = still - ((still - range.from) / width) * next
    chart.timeScale().setVisibleLogicalRange({ from, to: from + next })
  }

  const stopFollowing = followBoxSize(box, chart)
  const stopListening = listenToZoomingWheel(box, (factor, x) => {
    zoom(factor, chart.timeScale().coordinateToLogical(x) ?? undefined)
  })

  const rebuild = (content: ChartContent) => {
    for (const series of [...lineSeries, ...(candleSeries ? [candleSeries] : [])]) chart.removeSeries(series)
    const panes = panesOf(content.lines)
    const price = content.candles.at(-1)?.close ?? 0
    candleSeries = chart.addSeries(
      CandlestickSeries,
      {
        // Forced colors have one color for both directions: there, candles that rise are hollow.
        upColor: isOneColor ? colors.s1 : colors.up,
        borderUpColor: colors.up,
        wickUpColor: colors.up,
        downColor: colors.down,
        borderDownColor: colors.down,
        wickDownColor: colors.down,
        borderVisible: isOneColor,
        priceFormat: priceFormat(chartDecimals(price)),
      },
      0,
    )
    const hasVolume = content.lines.some(({ pane }) => pane === 'volume')
    candleSeries.priceScale().applyOptions({
      scaleMargins: { top: MARGIN.top, bottom: MARGIN.bottom + (hasVolume ? VOLUME_SHARE : 0) },
    })
    lineSeries = content.lines.map((line) => addLine(chart, line, panes.indexOf(paneName(line)), colors))
    chart.panes().forEach((pane, index) => pane.setStretchFactor(index === 0 ? 3 : 1))
    chart.applyOptions({
      localization: { timeFormatter: (time: unknown) => candleDate(Number(time), content.timeframe) },
      timeScale: { timeVisible: content.timeframe === '1H' || content.timeframe === '4H' },
    })
  }

  return {
    draw: (content) => {
      const isNewHistory = shown?.history !== content.history
      const sameSeries = !isNewHistory && keysOf(shown) === keysOf(content)
      if (!sameSeries) rebuild(content)
      shown = content
      const { candles, lines } = content
      if (sameSeries) {
        const last = candles.at(-1)
        if (last) candleSeries?.update({ ...last, time: last.time as UTCTimestamp })
      } else {
        candleSeries?.setData(candles.map((candle) => ({ ...candle, time: candle.time as UTCTimestamp })))
      }
      lines.forEach((line, index) => {
        const data = line.shape === 'bars' ? barData(line, candles, colors) : lineData(line, candles)
        const last = data.at(-1)
        if (!sameSeries) lineSeries[index]?.setData(data)
        else if (last) lineSeries[index]?.update(last)
      })
      if (isNewHistory) latest()
    },

    // All that has the library draw at once; what it returns is a copy that nobody needs.
    drawNow: () => void chart.takeScreenshot(false, true),

    point: (index) => {
      const candle = index === null ? undefined : shown?.candles[index]
      if (index === null || !candle || !candleSeries) {
        chart.clearCrosshairPosition()
        return
      }
      showIndex(chart, index)
      chart.setCrosshairPosition(candle.close, candle.time as UTCTimestamp, candleSeries)
    },

    zoom: (factor) => zoom(factor),
    reset: latest,
    remove: () => {
      stopFollowing()
      stopListening()
      chart.remove()
    },
  }
}

function chartOptions(colors: ChartColors, { fontFamily, fontSize }: ChartText) {
  return {
    layout: {
      background: { type: ColorType.Solid, color: colors.s1 },
      textColor: colors.text2,
      fontFamily,
      fontSize,
      // The library's own logo writes a style element and HTML text, which the policy refuses: the page has a link.
      attributionLogo: false,
      panes: { separatorColor: colors.line, enableResize: false },
    },
    grid: { vertLines: { color: colors.line }, horzLines: { color: colors.line } },
    // A figure that its pane would cut is left out.
    rightPriceScale: { borderColor: colors.line, entireTextOnly: true, minimumWidth: SCALE_WIDTH * fontSize },
    timeScale: {
      borderColor: colors.line,
      tickMarkFormatter: (time: unknown, kind: TickMarkType) => tickText(Number(time), TICK_DETAILS[kind]),
    },
    crosshair: {
      mode: CrosshairMode.Normal,
      vertLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
      horzLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
    },
    localization: { locale: 'en-US' },
    // The wheel and a finger that moves up or down scroll the page; dragging sideways, pinching and buttons are the chart's, and
    // the wheel while Ctrl or Command is held.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  }
}

function addLine(chart: IChartApi, line: ChartLine, pane: number, colors: ChartColors): Series {
  const common = { lastValueVisible: false, priceLineVisible: false }
  if (line.pane === 'volume') {
    const series = chart.addSeries(
      HistogramSeries,
      { ...common, priceFormat: { type: 'volume' }, priceScaleId: 'volume' },
      0,
    )
    series.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } })
    return series
  }
  const format = { ...common, priceFormat: priceFormat(line.decimals) }
  if (line.shape === 'bars') return chart.addSeries(HistogramSeries, format, pane)
  const color = line.tone === 'direction' ? colors.text2 : colors[line.tone]
  const look = { ...format, color, lineWidth: 2, crosshairMarkerVisible: false } as const
  const series = chart.addSeries(LineSeries, look, pane)
  if (line.pane === 'rsi') {
    for (const price of RSI_BOUNDS) {
      series.createPriceLine({
        price,
        color: colors.text3,
        lineWidth: 1,
        lineStyle: LineStyle.Dashed,
        axisLabelVisible: false,
      })
    }
  }
  return series
}

/** The panes that are needed, top to bottom: candles first, then those of their own in the order of the lines. */
function panesOf(lines: readonly ChartLine[]): readonly string[] {
  return [...new Set(['price', ...lines.map(paneName)])]
}

function paneName({ pane }: ChartLine): string {
  return pane === 'volume' ? 'price' : pane
}

/** How many candles a chart begins with: as many as its box has room for. */
function firstView({ clientWidth }: HTMLElement): number {
  if (clientWidth === 0) return FIRST_VIEW.unknown
  return Math.max(FIRST_VIEW.fewest, Math.floor(clientWidth / CANDLE_WIDTH))
}

function keysOf(content: ChartContent | undefined): string | undefined {
  return content?.lines.map(({ key }) => key).join()
}

function priceFormat(decimals: number) {
  return {
    type: 'custom' as const,
    minMove: 10 ** -decimals,
    formatter: (value: number) => indicatorText(value, decimals),
  }
}

function showIndex(chart: IChartApi, index: number): void {
  const range = chart.timeScale().getVisibleLogicalRange()
  if (!range || (index >= range.from && index <= range.to)) return
  const shift = index < range.from ? index - range.from : index - range.to
  chart.timeScale().setVisibleLogicalRange({
    from: (range.from + shift) as Logical,
    to: (range.to + shift) as Logical,
  })
}
