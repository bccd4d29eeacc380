import { marketSample } from '@crossbook/market'
import { formatPrice } from '@crossbook/money'
import { Card, DescriptionItem, DescriptionList, SampleDataNote } from '@crossbook/ui'
import { CoinTerm } from '../coin/CoinTerm'
import { CALCULATOR_COINS } from './calculatorCoins'

/** The dollar rates that the calculator uses. */
export function SampleRates() {
  return (
    <Card title="Rates used">
      <DescriptionList>
        {CALCULATOR_COINS.map((coin) => (
          <DescriptionItem key={coin} term={<CoinTerm symbol={coin} />}>
            {formatPrice(marketSample(coin).price)}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <SampleDataNote />
    </Card>
  )
}
