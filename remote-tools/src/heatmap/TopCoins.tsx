import { formatSignedPercent } from '@crossbook/money'
import { Card, ChangeText, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { CoinTerm } from '../coin/CoinTerm'
import type { HeatmapCoin } from './heatmapCoins'
import { topGainers, topLosers } from './marketSummary'

/** The coins with the largest gains and losses. */
export function TopCoins({ coins }: { coins: readonly HeatmapCoin[] }) {
  return (
    <>
      <TopCard title="Top Gainers" coins={topGainers(coins)} />
      <TopCard title="Top Losers" coins={topLosers(coins)} />
    </>
  )
}

function TopCard({ title, coins }: { title: string; coins: readonly HeatmapCoin[] }) {
  return (
    <Card title={title}>
      <DescriptionList>
        {coins.map(({ symbol, change }) => (
          <DescriptionItem key={symbol} term={<CoinTerm symbol={symbol} />}>
            <ChangeText change={formatSignedPercent(change)} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}
