import { formatCompactUsd, formatSignedPercent, multiply, usd } from '@crossbook/money'
import { Card, ChangeText, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { type HeatmapCoin, MARKET_CAP_UNIT_USD } from './heatmapCoins'
import { marketSummary } from './marketSummary'

/** The summary of all coins. */
export function SummaryCard({ coins }: { coins: readonly HeatmapCoin[] }) {
  const summary = marketSummary(coins)
  return (
    <Card title="Market summary">
      <DescriptionList>
        <DescriptionItem term="Coins">{summary.coins}</DescriptionItem>
        <DescriptionItem term="Gainers">{summary.gainers}</DescriptionItem>
        <DescriptionItem term="Losers">{summary.losers}</DescriptionItem>
        <DescriptionItem term="Average change">
          <ChangeText change={formatSignedPercent(summary.averageChange)} />
        </DescriptionItem>
        <DescriptionItem term="Total market cap">
          {formatCompactUsd(usd(multiply(summary.totalMarketCap, MARKET_CAP_UNIT_USD)), 2)}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
