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
  if (!coin) return <span>—</span>
  return (
    <span>
      {label !== undefined && <span>{`${label}: `}</span>}
      <Masked>{formatCoin(holdingOf(coin).balance)}</Masked> <span translate="no">{coin}</span>
    </span>
  )
}
