import {
  formatCompact,
  formatCompactUsd,
  formatPrice,
  formatSignedPercent,
  fullPriceTitle,
  toNumber,
  type UsdAmount,
} from '@crossbook/money'
import { ChangeText } from '@crossbook/ui'
import type { ReactNode } from 'react'
import type { CoinMetrics } from './coinMetrics'

/** One line of the comparison. */
export interface MetricRow {
  label: string
  cell: (metrics: CoinMetrics) => ReactNode
  /** The figure to compare, if the highest is the best. */
  merit?: (metrics: CoinMetrics) => number
}

/** The lines of the comparison, from top to bottom. */
export const METRIC_ROWS: readonly MetricRow[] = [
  { label: 'Price', cell: ({ price }) => <Price amount={price} /> },
  {
    label: '24h change',
    cell: ({ change24h }) => <ChangeText change={formatSignedPercent(change24h)} />,
    merit: ({ change24h }) => toNumber(change24h),
  },
  {
    label: 'Market cap',
    cell: ({ marketCap }) => formatCompactUsd(marketCap),
    merit: ({ marketCap }) => toNumber(marketCap),
  },
  {
    label: '24h volume',
    cell: ({ volume24h }) => formatCompactUsd(volume24h),
    merit: ({ volume24h }) => toNumber(volume24h),
  },
  { label: 'Circulating supply', cell: ({ supply }) => formatCompact(supply, 2) },
  { label: 'Rank', cell: ({ rank }) => `#${rank}`, merit: ({ rank }) => -rank },
  { label: 'All-time high', cell: ({ allTimeHigh }) => <Price amount={allTimeHigh} /> },
  { label: 'All-time low', cell: ({ allTimeLow }) => <Price amount={allTimeLow} /> },
]

/** Returns the coin with the best figure of a row; undefined for rows without a best one, for one coin, and for equals. */
export function bestOf({ merit }: MetricRow, coins: readonly CoinMetrics[]): CoinMetrics | undefined {
  if (merit === undefined || coins.length < 2) return undefined
  const most = Math.max(...coins.map(merit))
  const best = coins.filter((coin) => merit(coin) === most)
  return best.length === 1 ? best[0] : undefined
}

function Price({ amount }: { amount: UsdAmount }) {
  return <span title={fullPriceTitle(amount)}>{formatPrice(amount)}</span>
}
