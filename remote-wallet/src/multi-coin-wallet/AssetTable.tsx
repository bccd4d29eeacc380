import { useFavoritesFirst } from '@crossbook/market'
import { CoinCell, favoriteColumn } from '@crossbook/market-ui'
import { formatCoin, formatSignedPercent, formatUsd, toNumber } from '@crossbook/money'
import {
  CalmZeros,
  ChangeText,
  type Column,
  DataTable,
  Masked,
  useAddressSort,
  useBalancesHidden,
} from '@crossbook/ui'
import { symbolOf, type Holding } from '../holdings/holdings'

interface AssetTableProps {
  holdings: readonly Holding[]
}

/** The coins of the account; the sort is in the address. */
export function AssetTable({ holdings }: AssetTableProps) {
  const columns = useBalancesHidden() ? maskedColumns : openColumns
  const sorting = useAddressSort(columns)
  const rows = useFavoritesFirst(holdings, symbolOf, sorting.sort?.key)
  return (
    <DataTable
      caption="Assets"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ symbol }) => symbol}
      {...sorting}
    />
  )
}

const assetColumns = (hidden: boolean): readonly Column<Holding>[] => [
  favoriteColumn(symbolOf),
  {
    key: 'coin',
    header: 'Coin',
    cell: ({ symbol }) => <CoinCell symbol={symbol} layout="stacked" nameYields />,
    sortValue: ({ symbol }) => symbol,
    rowHeader: true,
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => (
      <Masked>
        <CalmZeros>{formatCoin(balance)}</CalmZeros>
      </Masked>
    ),
    // The order would tell which holding is the largest.
    ...(!hidden && { sortValue: ({ balance }: Holding) => toNumber(balance) }),
    numeric: true,
    onPhone: 'under',
  },
  {
    key: 'value',
    header: 'Value',
    cell: ({ usdValue }) => <Masked>{formatUsd(usdValue)}</Masked>,
    ...(!hidden && { sortValue: ({ usdValue }: Holding) => toNumber(usdValue) }),
    numeric: true,
  },
  {
    key: 'change',
    header: '24h change',
    cell: ({ change }) => <ChangeText change={formatSignedPercent(change)} />,
    sortValue: ({ change }) => toNumber(change),
    numeric: true,
  },
]

const openColumns = assetColumns(false)
const maskedColumns = assetColumns(true)
