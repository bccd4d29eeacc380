import { formatInteger } from '@crossbook/money'
import { Card, DescriptionItem, DescriptionList } from '@crossbook/ui'
import { networkStats } from './gasDay'

/** Block time, pending transactions and utilization. */
export function NetworkStatsCard() {
  const { blockTimeSeconds, pendingTransactions, utilizationPercent } = networkStats()
  return (
    <Card title="Network stats" lead="Ethereum">
      <DescriptionList>
        <DescriptionItem term="Block time">{blockTimeSeconds}s</DescriptionItem>
        <DescriptionItem term="Pending transactions">{formatInteger(pendingTransactions)}</DescriptionItem>
        <DescriptionItem term="Utilization">{utilizationPercent}%</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
