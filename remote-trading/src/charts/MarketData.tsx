import { marketSample, dayRange } from '@crossbook/market'
import { formatCompactUsd, formatPrice } from '@crossbook/money'
import { Stat, StatGrid } from '@crossbook/ui'
import type { ChartCoin } from './chartChoices'
import { chartsCopy as copy } from './chartsCopy'

/** The figures of the chosen asset's market. */
export function MarketData({ asset }: { asset: ChartCoin }) {
  const { volume24h, marketCap } = marketSample(asset)
  const { high, low } = dayRange(asset)
  return (
    <section aria-label={copy.marketData}>
      <StatGrid>
        <Stat label={copy.dayHigh}>{formatPrice(high)}</Stat>
        <Stat label={copy.dayLow}>{formatPrice(low)}</Stat>
        <Stat label={copy.dayVolume}>{formatCompactUsd(volume24h)}</Stat>
        <Stat label={copy.marketCap}>{formatCompactUsd(marketCap)}</Stat>
      </StatGrid>
    </section>
  )
}
