import { formatSignedPercent, formatSignedUsd, formatUsd } from '@crossbook/money'
import {
  BalancesToggle,
  Card,
  ChangeText,
  Cluster,
  Masked,
  PageBody,
  PageHeader,
  SampleDataNote,
  Stat,
  StatGrid,
} from '@crossbook/ui'
import { accountHoldings } from '../holdings/holdings'
import { bestPerformer, portfolioChange, portfolioValue } from '../holdings/portfolio'
import { QuickActions } from '../quick-actions/QuickActions'
import { TopHoldings } from './TopHoldings'

/** The account's value, its coins, and their changes. */
export default function Wallet() {
  const holdings = accountHoldings()
  const best = bestPerformer(holdings)
  const gain = portfolioChange(holdings)

  return (
    <PageBody>
      <PageHeader title="Wallet Overview" actions={<SampleDataNote />} />
      <StatGrid>
        <Stat label="Total portfolio value">
          <Cluster>
            <Masked>{formatUsd(portfolioValue(holdings))}</Masked>
            <BalancesToggle />
          </Cluster>
        </Stat>
        <Stat label="24h change" note={<ChangeText change={formatSignedPercent(gain.percent)} />}>
          <Masked>{formatSignedUsd(gain.amount).text}</Masked>
        </Stat>
        <Stat label="Total assets">{holdings.length}</Stat>
        {best && (
          <Stat label="Best performer" note={<ChangeText change={formatSignedPercent(best.change)} />}>
            {best.symbol}
          </Stat>
        )}
      </StatGrid>
      <QuickActions />
      <Card title="Top holdings" padding="none">
        <TopHoldings holdings={holdings} />
      </Card>
    </PageBody>
  )
}
