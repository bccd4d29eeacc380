import { useFavoritesFirst } from '@crossbook/market'
import { DataTable, useAddressSort, useBalancesHidden } from '@crossbook/ui'
import { sortableHoldingColumns } from '../holdings/holdingColumns'
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

const openColumns = sortableHoldingColumns(false)
const maskedColumns = sortableHoldingColumns(true)
