import { SITE_PATHS } from '@crossbook/contract'
import { COIN_NAMES, pairOf, type CoinSymbol, type SelectedPairState } from '@crossbook/market'
import { RowLink } from '@crossbook/ui'

/** The coins that the page of charts has, in its order. */
export const CHART_COINS = Object.freeze(['BTC', 'ETH', 'BNB', 'ADA', 'SOL'] as const satisfies CoinSymbol[])

/** The address of a coin's chart on the page of charts. */
export function chartPage(symbol: (typeof CHART_COINS)[number]) {
  return `${SITE_PATHS.charts}?asset=${symbol}`
}

/**
 * Where a coin's chart is, for a link: on the page of charts, otherwise on its spot market; undefined for USDT, which all others
 * are quoted in.
 */
export function chartOf(symbol: CoinSymbol) {
  if (symbol === 'USDT') return undefined
  const onPage = CHART_COINS.find((coin) => coin === symbol)
  if (onPage) return { to: chartPage(onPage) }
  return { to: SITE_PATHS.spot, state: { selectedPair: pairOf(symbol) } satisfies SelectedPairState }
}

/** Makes the row of a table lead to its coin's chart; it is in the cell that names the row. */
export function ChartLink({ symbol }: { symbol: CoinSymbol }) {
  const chart = chartOf(symbol)
  return chart && <RowLink {...chart} label={`Chart of ${COIN_NAMES[symbol]}`} />
}
