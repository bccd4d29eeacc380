import { pairOf, type CoinSymbol } from '@crossbook/market'
import { CHART_COINS } from '@crossbook/market-ui'
import type { Market } from '../market-picker/MarketPicker'

/** A coin that has a market of its own, and so candles. */
export type ChartCoin = Exclude<CoinSymbol, 'USDT'>

/** The assets that have a chart on the page of charts. */
export const CHART_ASSETS = CHART_COINS

/** An asset that has a chart. */
export type ChartAsset = (typeof CHART_ASSETS)[number]

/** The assets, to choose from. */
export const CHART_MARKETS: readonly Market<ChartAsset>[] = Object.freeze(
  CHART_ASSETS.map((symbol) => ({ symbol, name: pairOf(symbol) })),
)

/** How much time one candle stands for. */
export const TIMEFRAMES = Object.freeze(['1H', '4H', '1D', '1W', '1M'] as const)

/** One of the timeframes. */
export type Timeframe = (typeof TIMEFRAMES)[number]

/** The timeframes, as choices of a control. */
export const TIMEFRAME_CHOICES = Object.freeze(TIMEFRAMES.map((value) => ({ value, label: value })))

/** The timeframe that the page opens with. */
export const DEFAULT_TIMEFRAME: Timeframe = '1D'

/** The indicators that can be switched on, in the order of their buttons. */
export const INDICATORS = Object.freeze(['sma', 'ema', 'rsi', 'bollinger', 'macd', 'volume'] as const)

/** One of the indicators. */
export type Indicator = (typeof INDICATORS)[number]

/** The indicators that the page opens with. */
export const DEFAULT_INDICATORS: readonly Indicator[] = Object.freeze(['volume'])
