import { decimal, formatPercent, larger } from '@crossbook/money'
import { Card, PageBody, PageHeader, SampleDataNote, SplitLayout, Stat, StatGrid } from '@crossbook/ui'
import { RefreshButton } from '../refresh/RefreshButton'
import { useRefresh } from '../refresh/useRefresh'
import { ExchangeList } from './ExchangeList'
import { exchanges } from './exchanges'
import { gainOf } from './gainOf'
import { opportunities } from './opportunities'
import { OpportunityTable } from './OpportunityTable'

/** Arbitrage Tracker: price differences between exchanges, and the exchanges' states. */
export default function Arbitrage() {
  const refreshing = useRefresh()
  const found = opportunities()
  const watched = exchanges()
  const bestSpread = found
    .map((row) => gainOf(row).spreadPercent)
    .reduce((a, b) => larger(a, b), decimal('0'))

  return (
    <PageBody>
      <PageHeader
        title="Arbitrage Tracker"
        lead="Coins that cost less on one exchange than on another, before fees."
        actions={
          <>
            <SampleDataNote />
            <RefreshButton {...refreshing} />
          </>
        }
      />
      <StatGrid>
        <Stat label="Opportunities">{found.length}</Stat>
        <Stat label="Best spread">{formatPercent(bestSpread)}</Stat>
        <Stat label="Exchanges online">
          {`${watched.filter(({ status }) => status === 'online').length} of ${watched.length}`}
        </Stat>
      </StatGrid>
      <SplitLayout $aside={300}>
        <Card title="Opportunities" padding="none" aria-busy={refreshing.refreshing}>
          <OpportunityTable opportunities={found} />
        </Card>
        <ExchangeList exchanges={watched} />
      </SplitLayout>
    </PageBody>
  )
}
