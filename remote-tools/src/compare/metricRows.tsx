import {
  formatCompact,
  formatCompactUsd,
  formatPrice,
  formatSignedPercent,
  fullPriceTitle,
  type UsdAmount,
} from '@crossbook/money'
import { ChangeText } from '@crossbook/ui'
import type { ReactNode } from 'react'
import type { CoinMetrics } from './coinMetrics'

/** One line of the comparison. */
export interface MetricRow {
  label: string
  cell: (metrics: CoinMetrics) => ReactNode
}

/** The lines of the comparison, from top to bottom. */
export const METRIC_ROWS: readonly MetricRow[] = [
  { label: 'Price', cell: ({ price }) => <Price amount={price} /> },
  { label: '24h change', cell: ({ change24h }) => <ChangeText change={formatSignedPercent(change24h)} /> },
  { label: 'Market cap', cell: ({ marketCap }) => formatCompactUsd(marketCap) },
  { label: '24h volume', cell: ({ volume24h }) => formatCompactUsd(volume24h) },
  { label: 'Circulating supply', cell: ({ supply }) => formatCompact(supply, 2) },
  { label: 'Rank', cell: ({ rank }) => `#${rank}` },
  { label: 'All-time high', cell: ({ allTimeHigh }) => <Price amount={allTimeHigh} /> },
  { label: 'All-time low', cell: ({ allTimeLow }) => <Price amount={allTimeLow} /> },
]

function Price({ amount }: { amount: UsdAmount }) {
  return <span title={fullPriceTitle(amount)}>{formatPrice(amount)}</span>
}
