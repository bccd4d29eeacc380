import { SITE_PATHS } from '@crossbook/contract'
import { COIN_NAMES, COIN_SYMBOLS, type CoinSymbol } from '@crossbook/market'
import { RowLink } from '@crossbook/ui'

/** A coin with a chart: all but the one that the others are quoted in. */
export type ChartCoin = Exclude<CoinSymbol, 'USDT'>

/** The coins that the page of charts begins with. */
const FIRST_COINS: readonly CoinSymbol[] = ['BTC', 'ETH', 'BNB', 'ADA', 'SOL']

/** The coins that the page of charts has, in its order. */
export const CHART_COINS: readonly ChartCoin[] = Object.freeze(
  [...new Set([...FIRST_COINS, ...COIN_SYMBOLS])].filter((symbol) => symbol !== 'USDT'),
)

/** The address of a coin's chart on the page of charts. */
export function chartPage(symbol: ChartCoin) {
  return `${SITE_PATHS.charts}?asset=${symbol}`
}

/** Returns the link to a coin's chart; undefined for USDT, the quote currency. */
export function chartOf(symbol: CoinSymbol) {
  return symbol === 'USDT' ? undefined : { to: chartPage(symbol) }
}

/** Makes the row of a table lead to its coin's chart; it is in the cell that names the row. */
export function ChartLink({ symbol }: { symbol: CoinSymbol }) {
  const chart = chartOf(symbol)
  return chart && <RowLink {...chart} label={`Chart of ${COIN_NAMES[symbol]}`} />
}
