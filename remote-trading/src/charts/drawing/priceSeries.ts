import {
  AreaSeries,
  CandlestickSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '../candles'
import type { ChartLook, ChartScale } from '../chartChoices'
import { chartDecimals, indicatorText } from '../chartFigures'
import type { ChartColors } from './chartColors'
import type { ChartText } from './chartText'
import { priceFormat } from './priceFormat'

/** Shares of the pane's height above and below the candles. */
const MARGINS = { top: 0.1, bottom: 0.06 } as const

const SCALE_MODES: Readonly<Record<ChartScale, PriceScaleMode>> = Object.freeze({
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
})

/** The opacity of the area just below the line, and at its foot. */
const AREA_ALPHA = { top: '59', bottom: '05' } as const

/** Lines of the scale's text that the price tag takes: a mark nearer than that would show under it. */
const TAG_LINES = 1.3

type PriceSeriesApi = ISeriesApi<'Candlestick' | 'Line' | 'Area'>

/** The prices of a chart with the tag of the live one. */
export interface PriceSeries {
  api: PriceSeriesApi
  setAll: (candles: readonly Candle[]) => void
  /** Continues with the last of these candles. */
  update: (candles: readonly Candle[]) => void
  remove: () => void
}

interface PriceSeriesOptions {
  /** The candles that decide the decimals of the scale. */
  candles: readonly Candle[]
  look: ChartLook
  colors: ChartColors
  text: ChartText
}

/**
 * Adds prices to the first pane. The library's own tag follows the last visible candle. Ours stays at the live price, so that a
 * chart that is scrolled back never shows an old price as the current one.
 */
export function addPriceSeries(
  chart: IChartApi,
  { candles, look, colors, text }: PriceSeriesOptions,
): PriceSeries {
  let live = candles.at(-1)?.close ?? 0
  const isUnderTag = (price: number) => {
    const mark = api.priceToCoordinate(price)
    const tag = api.priceToCoordinate(live)
    return mark !== null && tag !== null && Math.abs(mark - tag) < TAG_LINES * text.fontSize
  }
  const api = addSeries(chart, look, colors)
  api.applyOptions({
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: priceFormat(chartDecimals(live), isUnderTag),
  })
  api.priceScale().applyOptions({ scaleMargins: MARGINS, mode: SCALE_MODES[look.scale] })
  if (look.scale === 'percent') writePercents(chart, candles, isUnderTag)
  const tag = api.createPriceLine({ price: live, lineWidth: 1, lineStyle: LineStyle.Dotted })

  const show = (last: Candle | undefined) => {
    if (!last) return
    live = last.close
    tag.applyOptions({ price: live, color: last.close < last.open ? colors.down : colors.up })
  }
  return {
    api,
    setAll: (all) => {
      show(all.at(-1))
      api.setData(all.map(pointOf))
    },
    update: (all) => {
      const last = all.at(-1)
      show(last)
      if (last) api.update(pointOf(last))
    },
    remove: () => chart.removeSeries(api),
  }
}

/** Writes the marks of a scale in percent, without those that the tag covers. */
function writePercents(
  chart: IChartApi,
  candles: readonly Candle[],
  isUnderTag: (price: number) => boolean,
): void {
  const percentText = (percent: number) => {
    // Changes are counted from the first visible candle.
    const from = chart.timeScale().getVisibleLogicalRange()?.from ?? 0
    const base = candles[Math.max(0, Math.floor(from))]?.close ?? 0
    return isUnderTag(base * (1 + percent / 100)) ? '' : `${indicatorText(percent, 2)}%`
  }
  chart.applyOptions({
    localization: {
      tickmarksPercentageFormatter: (percents: readonly number[]) => percents.map(percentText),
    },
  })
}

/** A candle as every type of series reads it: lines are drawn through the value. */
function pointOf(candle: Candle) {
  return { ...candle, value: candle.close, time: candle.time as UTCTimestamp }
}

function addSeries(chart: IChartApi, { type }: ChartLook, colors: ChartColors): PriceSeriesApi {
  switch (type) {
    case 'candles':
      return chart.addSeries(CandlestickSeries, candleColors(colors))
    case 'line':
      return chart.addSeries(LineSeries, { color: colors.accent, lineWidth: 2 })
    case 'area':
      return chart.addSeries(AreaSeries, {
        lineColor: colors.accent,
        lineWidth: 2,
        topColor: `${colors.accent}${AREA_ALPHA.top}`,
        bottomColor: `${colors.accent}${AREA_ALPHA.bottom}`,
      })
  }
}

function candleColors(colors: ChartColors) {
  const isOneColor = colors.up === colors.down
  return {
    // Forced colors have one color for both directions: there, candles that rise are hollow.
    upColor: isOneColor ? colors.s1 : colors.up,
    borderUpColor: colors.up,
    wickUpColor: colors.up,
    downColor: colors.down,
    borderDownColor: colors.down,
    wickDownColor: colors.down,
    borderVisible: isOneColor,
  }
}
