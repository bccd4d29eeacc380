import { formatCoinTrimmed, formatPercent, formatUsd, toNumber } from '@crossbook/money'
import { CoinLogo, type Column, DataTable, Masked, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { borrowedValue, dailyInterest } from './borrowing'
import { DAILY_RATE_PERCENT, type BorrowedAsset } from './marginAccount'
import { marginCopy as copy } from './marginCopy'

const COLUMNS: readonly Column<BorrowedAsset>[] = [
  {
    key: 'asset',
    header: copy.asset,
    rowHeader: true,
    cell: ({ symbol }) => (
      <Asset>
        <CoinLogo symbol={symbol} size={20} />
        <span translate="no">{symbol}</span>
      </Asset>
    ),
    sortValue: ({ symbol }) => symbol,
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    onPhone: 'below',
    cell: ({ amount }) => <Masked room={6}>{formatCoinTrimmed(amount)}</Masked>,
  },
  {
    key: 'value',
    header: 'Value',
    numeric: true,
    cell: (asset) => <Masked room={10}>{formatUsd(borrowedValue(asset))}</Masked>,
    sortValue: (asset) => toNumber(borrowedValue(asset)),
  },
  {
    key: 'rate',
    header: 'Interest rate',
    numeric: true,
    onPhone: 'nextTo',
    phoneText: { before: 'at' },
    cell: ({ symbol }) => formatPercent(DAILY_RATE_PERCENT[symbol], 3),
    sortValue: ({ symbol }) => toNumber(DAILY_RATE_PERCENT[symbol]),
  },
  {
    key: 'interest',
    header: copy.dailyInterest,
    numeric: true,
    phoneText: { after: 'a day' },
    cell: ({ symbol, amount }) => (
      <DailyInterest>
        <Masked room={9}>{`${formatCoinTrimmed(dailyInterest(symbol, amount))} ${symbol}`}</Masked>
      </DailyInterest>
    ),
  },
]

/** Loans with their daily interest. */
export function BorrowedTable({ rows }: { rows: readonly BorrowedAsset[] }) {
  return (
    <DataTable
      caption={copy.borrowedAssets}
      captionHidden
      columns={COLUMNS}
      rows={rows}
      rowKey={(asset) => asset.symbol}
      empty={copy.noBorrowedAssets}
    />
  )
}

/* One line in the narrow column. */
const Asset = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`

/* On the narrowest phones it shares its line with amount and rate. */
const DailyInterest = styled.span`
  ${media.belowXs} {
    ${type.small}
  }
`
