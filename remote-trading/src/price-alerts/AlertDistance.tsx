import { useQuote, type CoinSymbol } from '@crossbook/market'
import { formatPercent } from '@crossbook/money'
import { alertsCopy as copy } from './alertsCopy'
import { distanceTo, type PriceAlert } from './priceAlert'

/** The distance from the current price to an alert's target. It renders on its own when the price changes. */
export function AlertDistance({ alert, coin }: { alert: PriceAlert; coin: CoinSymbol }) {
  const distance = distanceTo(alert, useQuote(coin).price)
  return <span>{` · ${distance === undefined ? copy.reached : copy.away(formatPercent(distance))}`}</span>
}
