import { ChartLink, CoinCell, favoriteColumn } from '@crossbook/market-ui'
import { formatCoin, formatSignedPercent, formatUsd, toNumber } from '@crossbook/money'
import { ChangeText, type Column, DimmedZeros, Masked } from '@crossbook/ui'
import { symbolOf, type Holding } from './holdings'

/** The columns that every table of holdings has. */
export const HOLDING_COLUMNS: readonly Column<Holding>[] = [
  favoriteColumn(symbolOf),
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => (
      <>
        <CoinCell symbol={symbol} layout="stacked" nameYields />
        <ChartLink symbol={symbol} />
      </>
    ),
    rowHeader: true,
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => (
      <Masked>
        <DimmedZeros>{formatCoin(balance)}</DimmedZeros>
      </Masked>
    ),
    numeric: true,
    onPhone: 'under',
  },
  {
    key: 'value',
    header: 'Value',
    cell: ({ usdValue }) => <Masked>{formatUsd(usdValue)}</Masked>,
    numeric: true,
  },
  {
    key: 'change',
    header: '24h change',
    cell: ({ change }) => <ChangeText change={formatSignedPercent(change)} />,
    numeric: true,
  },
]

type SortValue = NonNullable<Column<Holding>['sortValue']>

const PUBLIC_SORT_VALUES: Readonly<Record<string, SortValue>> = {
  coin: symbolOf,
  change: ({ change }) => toNumber(change),
}

// Sorting by these would reveal the largest holding.
const HIDEABLE_SORT_VALUES: Readonly<Record<string, SortValue>> = {
  balance: ({ balance }) => toNumber(balance),
  value: ({ usdValue }) => toNumber(usdValue),
}

/** Returns the same columns with their sort order, without those that hidden balances would reveal. */
export function sortableHoldingColumns(balancesHidden: boolean): readonly Column<Holding>[] {
  const sortValues = { ...PUBLIC_SORT_VALUES, ...(!balancesHidden && HIDEABLE_SORT_VALUES) }
  return HOLDING_COLUMNS.map((column) => {
    const sortValue = sortValues[column.key]
    return sortValue ? { ...column, sortValue } : column
  })
}
