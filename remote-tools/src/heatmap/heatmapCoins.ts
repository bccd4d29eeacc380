import { COIN_NAMES, type CoinSymbol, marketSample } from '@crossbook/market'
import { type DecimalString, divide, decimal, type UsdAmount } from '@crossbook/money'

/** A coin on the heatmap. */
export interface HeatmapCoin {
  symbol: CoinSymbol
  name: string
  /** Change in percent. */
  change: DecimalString
  /** Market capitalization in millions of dollars. */
  marketCap: DecimalString
  /** Dollars traded in 24 hours. */
  volume: UsdAmount
}

/** Dollars in the heatmap's unit of market capitalization. */
export const MARKET_CAP_UNIT_USD = decimal('1000000')

const SYMBOLS = [
  'BTC',
  'ETH',
  'USDT',
  'SOL',
  'BNB',
  'XRP',
  'ADA',
  'AVAX',
  'DOGE',
  'DOT',
  'LINK',
  'LTC',
  'ATOM',
  'UNI',
  'XLM',
  'FLOW',
] as const satisfies readonly CoinSymbol[]

const COINS: readonly HeatmapCoin[] = Object.freeze(
  SYMBOLS.map((symbol) => {
    const { change, marketCap, volume24h } = marketSample(symbol)
    return Object.freeze<HeatmapCoin>({
      symbol,
      name: COIN_NAMES[symbol],
      change,
      marketCap: divide<DecimalString>(marketCap, MARKET_CAP_UNIT_USD, 0, 'nearest'),
      volume: volume24h,
    })
  }),
)

/** The 16 coins as of the sample instant. */
export function heatmapCoins(): readonly HeatmapCoin[] {
  return COINS
}
