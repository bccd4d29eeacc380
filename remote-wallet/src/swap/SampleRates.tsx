import { formatPrice } from '@crossbook/money'
import { Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { accountHoldings } from '../holdings/holdings'

/** The dollar rates that swaps use. */
export function SampleRates() {
  return (
    <Card title="Sample rates">
      <DescriptionList>
        {accountHoldings().map(({ symbol, rate }) => (
          <DescriptionItem key={symbol} term={`1 ${symbol}`}>
            {formatPrice(rate)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}
