import {
  HistogramSeries,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type IChartApi,
  type ISeriesApi,
} from 'lightweight-charts'
import type { ChartLine, ChartPane } from '../chartLines'
import type { ChartColors } from './chartColors'
import { priceFormat } from './priceFormat'

/** The share of the chart's height that each pane has when it is shown. */
const PANE_SHARES: Readonly<Record<ChartPane, number>> = Object.freeze({
  price: 3,
  volume: 0.6,
  rsi: 1,
  macd: 1,
})

/** Above and below these values the market counts as overbought and oversold. */
const RSI_BOUNDS = [70, 30]

/** Share of a pane's height above and below its lines. */
const MARGIN = 0.1

/** A drawn line or its bars. */
export type LineSeriesApi = ISeriesApi<'Line' | 'Histogram'>

/** The panes that these lines need, top to bottom: candles first, then those of their own in the order of the lines. */
export function panesOf(lines: readonly ChartLine[]): readonly ChartPane[] {
  return [...new Set<ChartPane>(['price', ...lines.map(({ pane }) => pane)])]
}

/** Divides the chart's height among its panes. */
export function stretchPanes(chart: IChartApi, panes: readonly ChartPane[]): void {
  chart.panes().forEach((pane, index) => pane.setStretchFactor(PANE_SHARES[panes[index] ?? 'price']))
}

/** Adds a line of an indicator, or its bars, to a pane. */
export function addLine(chart: IChartApi, line: ChartLine, pane: number, colors: ChartColors): LineSeriesApi {
  const series = addSeries(chart, line, pane, colors)
  if (line.pane !== 'price') {
    // New panes inherit the scale of the prices, which may be in percent.
    series.priceScale().applyOptions({ mode: PriceScaleMode.Normal, scaleMargins: marginsOf(line.pane) })
  }
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

/** Bars of volume start at the lower edge of their pane. */
function marginsOf(pane: ChartPane) {
  return { top: MARGIN, bottom: pane === 'volume' ? 0 : MARGIN }
}

function addSeries(chart: IChartApi, line: ChartLine, pane: number, colors: ChartColors): LineSeriesApi {
  const format = line.pane === 'volume' ? ({ type: 'volume' } as const) : priceFormat(line.decimals)
  const common = { lastValueVisible: false, priceLineVisible: false, priceFormat: format }
  if (line.shape === 'bars') return chart.addSeries(HistogramSeries, common, pane)
  const color = line.tone === 'direction' ? colors.text2 : colors[line.tone]
  return chart.addSeries(LineSeries, { ...common, color, lineWidth: 2, crosshairMarkerVisible: false }, pane)
}
