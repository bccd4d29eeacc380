import { pairOf } from '@crossbook/market'
import { CHART_COINS, type ChartCoin } from '@crossbook/market-ui'
import type { Market } from '../market-picker/orderMarkets'

export type { ChartCoin }

/** The assets, to choose from. */
export const CHART_MARKETS: readonly Market<ChartCoin>[] = Object.freeze(
  CHART_COINS.map((symbol) => ({ symbol, name: pairOf(symbol) })),
)

/** The time span of one candle. */
export const TIMEFRAMES = Object.freeze(['1H', '4H', '1D', '1W', '1M'] as const)

/** One of the timeframes. */
export type Timeframe = (typeof TIMEFRAMES)[number]

/** The timeframes, as choices of a control. */
export const TIMEFRAME_CHOICES = Object.freeze(TIMEFRAMES.map((value) => ({ value, label: value })))

/** The timeframe that the page opens with. */
export const DEFAULT_TIMEFRAME: Timeframe = '1D'

/** The drawing of prices: candles, line or area. */
export const CHART_TYPES = Object.freeze(['candles', 'line', 'area'] as const)

/** One of the ways to draw prices. */
export type ChartType = (typeof CHART_TYPES)[number]

/** The price scale: linear, logarithmic, or as changes in percent since the left edge. */
export const CHART_SCALES = Object.freeze(['linear', 'log', 'percent'] as const)

/** One of the scales. */
export type ChartScale = (typeof CHART_SCALES)[number]

/** The look of a chart. */
export interface ChartLook {
  type: ChartType
  scale: ChartScale
}

/** The look that a chart opens with. */
export const DEFAULT_LOOK: ChartLook = Object.freeze({ type: 'candles', scale: 'linear' })

/** The indicators that can be switched on, in the order of their buttons. */
export const INDICATORS = Object.freeze(['sma', 'ema', 'rsi', 'bollinger', 'macd', 'volume'] as const)

/** One of the indicators. */
export type Indicator = (typeof INDICATORS)[number]

/** The indicators that the page opens with. */
export const DEFAULT_INDICATORS: readonly Indicator[] = Object.freeze(['volume'])
