import { ColorType, createChart, CrosshairMode, TickMarkType, type UTCTimestamp } from 'lightweight-charts'
import type { Candle } from '../candles'
import { candleDate, tickText, type TickDetail } from '../chartFigures'
import type { ChartLine } from '../chartLines'
import type { ChartLook, Timeframe } from '../chartChoices'
import { addLine, panesOf, stretchPanes, type LineSeriesApi } from './addLine'
import { chartColors, type ChartColors } from './chartColors'
import { chartText, type ChartText } from './chartText'
import { createChartView } from './createChartView'
import { followBoxSize } from './followBoxSize'
import { addPriceSeries, type PriceSeries } from './priceSeries'
import { barData, lineData } from './seriesData'
import { listenToZoomingWheel } from './zoomingWheel'

/** The content of a chart. */
export interface ChartContent {
  /** The same while candles only continue. Another one resets the chart. */
  history: string
  timeframe: Timeframe
  candles: readonly Candle[]
  lines: readonly ChartLine[]
  look: ChartLook
}

/** A chart in its box. */
export interface PriceChart {
  /** Shows the content from the browser's next frame on. */
  draw: (content: ChartContent) => void
  /** Puts the crosshair on a candle, scrolling to it where needed, or takes it away. */
  point: (index: number | null) => void
  /** Shows fewer candles with a factor below 1, more above. */
  zoom: (factor: number) => void
  /** Shows the latest candles again, as many as at first. */
  reset: () => void
  /** Scrolls to the latest candle and shows as many candles as before. */
  toLatest: () => void
  remove: () => void
}

/** The events of a chart. */
export interface PriceChartEvents {
  /** The candle that the pointer is at, null when at none. */
  onPoint: (index: number | null) => void
  /** Whether the latest candle has been scrolled out of the view. */
  onScrolledBack: (isBack: boolean) => void
}

/**
 * The smallest width of the price scale in text sizes, so that the canvases have their sizes before there are candles: the width of
 * `$43,250.00` in the fallback font, whose digits are wider.
 */
const SCALE_WIDTH = 6.5

const TICK_DETAILS: Readonly<Record<TickMarkType, TickDetail>> = Object.freeze({
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'hour',
  [TickMarkType.TimeWithSeconds]: 'hour',
})

/** Draws charts into a box until removed. */
export function createPriceChart(
  box: HTMLElement,
  { onPoint, onScrolledBack }: PriceChartEvents,
): PriceChart {
  const colors = chartColors(box)
  const text = chartText(box)
  const chart = createChart(box, chartOptions(colors, text))
  let shown: ChartContent | undefined
  let priceSeries: PriceSeries | undefined
  let lineSeries: LineSeriesApi[] = []
  let isBack = false
  const lastIndex = () => (shown?.candles.length ?? 0) - 1
  const view = createChartView(chart, box, lastIndex)

  chart.subscribeCrosshairMove(({ logical, point }) => {
    const index = logical === undefined || !point ? null : Math.round(logical)
    onPoint(index !== null && shown?.candles[index] ? index : null)
  })

  const onView = (range: { to: number } | null) => {
    const last = lastIndex()
    // Half of the latest candle may be cut before it counts as scrolled away.
    const next = range !== null && last > 0 && range.to < last - 0.5
    if (next !== isBack) onScrolledBack(next)
    isBack = next
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange(onView)

  const stopFollowing = followBoxSize(box, chart)
  const stopListening = listenToZoomingWheel(box, (factor, x) => {
    view.zoom(factor, chart.timeScale().coordinateToLogical(x) ?? undefined)
  })

  const rebuild = (content: ChartContent) => {
    for (const series of lineSeries) chart.removeSeries(series)
    priceSeries?.remove()
    priceSeries = addPriceSeries(chart, { ...content, colors, text })
    const panes = panesOf(content.lines)
    lineSeries = content.lines.map((line) => addLine(chart, line, panes.indexOf(line.pane), colors))
    stretchPanes(chart, panes)
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
      if (sameSeries) priceSeries?.update(candles)
      else priceSeries?.setAll(candles)
      lines.forEach((line, index) => {
        const data = line.shape === 'bars' ? barData(line, candles, colors) : lineData(line, candles)
        const last = data.at(-1)
        if (!sameSeries) lineSeries[index]?.setData(data)
        else if (last) lineSeries[index]?.update(last)
      })
      if (isNewHistory) view.reset()
    },

    point: (index) => {
      const candle = index === null ? undefined : shown?.candles[index]
      if (index === null || !candle || !priceSeries) {
        chart.clearCrosshairPosition()
        return
      }
      view.show(index)
      chart.setCrosshairPosition(candle.close, candle.time as UTCTimestamp, priceSeries.api)
    },

    zoom: (factor) => view.zoom(factor),
    reset: view.reset,
    toLatest: view.toLatest,
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

/** Identifies the series of a chart. When it changes, the series are created again. */
function keysOf(content: ChartContent | undefined): string | undefined {
  if (!content) return undefined
  const { lines, look } = content
  return [look.type, look.scale, ...lines.map(({ key }) => key)].join()
}
