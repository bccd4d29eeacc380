import { Card, type Column, DataTable, PageBody, PageHeader } from '@crossbook/ui'
import { type CashbackTier, cashbackTiers } from './cashbackTiers'

const COLUMNS: readonly Column<CashbackTier>[] = [
  { key: 'tier', header: 'Tier', cell: ({ tier }) => tier },
  { key: 'volume', header: '30-day volume', cell: ({ volume }) => volume, numeric: true, onPhone: 'below' },
  { key: 'rate', header: 'Cashback', cell: ({ ratePercent }) => `${ratePercent}%`, numeric: true },
]

/** Trading Cashback: the tiers and what each gives back. */
export default function Cashback() {
  return (
    <PageBody width="form">
      <PageHeader
        title="Trading Cashback"
        lead="A part of what you trade comes back to you. Your tier follows your volume of the last 30 days."
      />
      <Card title="Cashback tiers" padding="none">
        <DataTable
          caption="Cashback tiers"
          captionHidden
          columns={COLUMNS}
          rows={cashbackTiers()}
          rowKey={({ tier }) => tier}
        />
      </Card>
    </PageBody>
  )
}
