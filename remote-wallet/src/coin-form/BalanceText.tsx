import { formatCoin } from '@crossbook/money'
import { Masked } from '@crossbook/ui'
import { holdingOf, type AccountCoin } from '../holdings/holdings'

interface BalanceTextProps {
  /** Shown before it on the same line. */
  label?: string
  coin: AccountCoin | undefined
}

/** A coin's balance with its unit, or a dash while no coin is chosen. */
export function BalanceText({ label, coin }: BalanceTextProps) {
  if (!coin) return '—'
  return (
    <>
      {label !== undefined && `${label}: `}
      <Masked>{formatCoin(holdingOf(coin).balance)}</Masked> {coin}
    </>
  )
}
