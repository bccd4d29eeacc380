import { formatUsd, toNumber } from '@crossbook/money'
import { Badge, Card, type Column, DataTable, EmptyState, useAddressSort } from '@crossbook/ui'
import { formatDay } from '../dates/day'
import type { Referral } from './referrals'
import { referralCopy as copy } from './referralCopy'

const COLUMNS: readonly Column<Referral>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time>,
    sortValue: ({ date }) => date,
    sortLabels: { ascending: 'oldest first', descending: 'newest first' },
    onPhone: 'below',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'up' : 'warn'}>{status}</Badge>,
    sortValue: ({ status }) => status,
  },
  {
    key: 'earned',
    header: 'Earned',
    cell: ({ earned }) => formatUsd(earned),
    sortValue: ({ earned }) => toNumber(earned),
    numeric: true,
  },
]

/**
 * Renders the friends who registered with the trader's code, newest first, or a hint if there are none. The sort order is in the address.
 */
export function ReferralTable({ referrals }: { referrals: readonly Referral[] }) {
  const sorting = useAddressSort(COLUMNS)

  return (
    <Card title={copy.list} padding="none">
      {referrals.length === 0 ? (
        <EmptyState text={copy.nobody} />
      ) : (
        <DataTable
          caption={copy.list}
          captionHidden
          columns={COLUMNS}
          rows={referrals}
          rowKey={({ id }) => id}
          {...sorting}
        />
      )}
    </Card>
  )
}
