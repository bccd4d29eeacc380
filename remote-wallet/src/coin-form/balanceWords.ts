import { formatCoin } from '@crossbook/money'
import { holdingOf, type AccountCoin } from '../holdings/holdings'

/** A coin's balance with its unit, or a dash while no coin is chosen. */
export function balanceWords(coin: AccountCoin | undefined): string {
  return coin ? `${formatCoin(holdingOf(coin).balance)} ${coin}` : '—'
}
