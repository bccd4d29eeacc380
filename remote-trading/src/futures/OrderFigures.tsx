import { useQuote } from '@crossbook/market'
import { formatUsd, multiply, type DecimalString, usd } from '@crossbook/money'
import { DescriptionItem, DescriptionList } from '@crossbook/ui'
import type { FuturesCoin } from './futuresMarkets'
import { futuresCopy as copy } from './futuresCopy'
import type { Leverage } from './leverage'
import { marginFor } from './valuePosition'

interface OrderFiguresProps {
  symbol: FuturesCoin
  amount: DecimalString | undefined
  /** The price of the order. Default: the current market price. */
  limitPrice: DecimalString | undefined
  leverage: Leverage
}

/** The value and the margin of the order in the ticket. It subscribes to the ticker itself. */
export function OrderFigures({ symbol, amount, limitPrice, leverage }: OrderFiguresProps) {
  const { price } = useQuote(symbol)
  const value = amount && multiply(limitPrice ? usd(limitPrice) : price, amount)
  return (
    <DescriptionList>
      <DescriptionItem term={copy.value}>{value ? formatUsd(value) : '—'}</DescriptionItem>
      <DescriptionItem term={copy.margin}>
        {value ? formatUsd(marginFor(value, leverage)) : '—'}
      </DescriptionItem>
    </DescriptionList>
  )
}
