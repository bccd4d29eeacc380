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
  /** The price of the order; without one it is that of the market at this moment. */
  limitPrice: DecimalString | undefined
  leverage: Leverage
}

/** What the order in the ticket is worth and what has to be put up for it; it listens to the ticker by itself. */
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
