import { ChartLink, CoinCell, favoriteColumn } from '@crossbook/market-ui'
import { formatCompactUsd, formatSignedPercent, toNumber } from '@crossbook/money'
import { ChangeText, type Column, DataTable } from '@crossbook/ui'
import { useMemo } from 'react'
import { changeLabel, formatMarketCap } from './coinLabels'
import type { HeatmapCoin } from './heatmapCoins'
import type { HeatmapSort, Timeframe } from './heatmapView'

interface HeatmapTableProps {
  coins: readonly HeatmapCoin[]
  /** The column of the initial sort, largest first. */
  sort: HeatmapSort
  timeframe: Timeframe
}

/** The figures of the heatmap as a table. */
export function HeatmapTable({ coins, sort, timeframe }: HeatmapTableProps) {
  const columns = useMemo(() => columnsFor(timeframe), [timeframe])
  return (
    <DataTable
      caption="Market heatmap"
      captionHidden
      columns={columns}
      rows={coins}
      rowKey={({ symbol }) => symbol}
      defaultSort={{ key: sort, direction: 'descending' }}
    />
  )
}

function columnsFor(timeframe: Timeframe): readonly Column<HeatmapCoin>[] {
  return [
    favoriteColumn(({ symbol }) => symbol),
    {
      key: 'coin',
      header: 'Coin',
      rowHeader: true,
      cell: ({ symbol }) => (
        <>
          <CoinCell symbol={symbol} layout="stacked" nameYields />
          <ChartLink symbol={symbol} />
        </>
      ),
      sortValue: ({ symbol }) => symbol,
    },
    {
      key: 'change',
      header: changeLabel(timeframe),
      cell: ({ change }) => <ChangeText change={formatSignedPercent(change)} />,
      sortValue: ({ change }) => toNumber(change),
      numeric: true,
    },
    {
      key: 'marketCap',
      header: 'Market cap',
      cell: formatMarketCap,
      sortValue: ({ marketCap }) => toNumber(marketCap),
      numeric: true,
    },
    {
      key: 'volume',
      header: 'Volume',
      cell: ({ volume }) => formatCompactUsd(volume),
      sortValue: ({ volume }) => toNumber(volume),
      numeric: true,
      onPhone: 'under',
      phoneText: { before: 'Vol' },
    },
  ]
}
