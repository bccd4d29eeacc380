import { useQuote, type CoinSymbol } from '@crossbook/market'
import { formatPercent } from '@crossbook/money'
import { alertsCopy as copy } from './alertsCopy'
import { distanceTo, type PriceAlert } from './priceAlert'

/** How far the price now is from an alert's mark; it renders alone, as the price does. */
export function AlertDistance({ alert, coin }: { alert: PriceAlert; coin: CoinSymbol }) {
  const distance = distanceTo(alert, useQuote(coin).price)
  return <span>{` · ${distance === undefined ? copy.reached : copy.away(formatPercent(distance))}`}</span>
}
