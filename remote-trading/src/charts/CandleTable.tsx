import { pairOf } from '@crossbook/market'
import { type Column, DataTable } from '@crossbook/ui'
import { memo, useMemo } from 'react'
import type { Candle } from './candles'
import type { ChartCoin, Indicator, Timeframe } from './chartChoices'
import { candleDate, candlePrice, candleVolume } from './chartFigures'
import { lineValue } from './ChartLegend'
import { chartLines } from './chartLines'
import { chartsCopy as copy } from './chartsCopy'

/** The candles that the chart shows, and the indicators that are chosen. */
export interface CandleTableProps {
  asset: ChartCoin
  timeframe: Timeframe
  candles: readonly Candle[]
  chosen: readonly Indicator[]
}

/** The number of candles in the table, which keeps it readable. */
const ROWS = 30

interface CandleRow extends Candle {
  index: number
}

/** The latest sample candles with the values of the chosen indicators, for users who cannot see the chart. */
export const CandleTable = memo(function CandleTable({
  asset,
  timeframe,
  candles,
  chosen,
}: CandleTableProps) {
  const rows = useMemo(
    () =>
      candles
        .map((candle, index): CandleRow => ({ ...candle, index }))
        .slice(-ROWS)
        .reverse(),
    [candles],
  )
  const columns = useMemo(() => candleColumns(timeframe, candles, chosen), [timeframe, candles, chosen])

  return (
    <DataTable
      caption={`${copy.tableCaption(pairOf(asset), timeframe)}. ${copy.tableNote}`}
      columns={columns}
      rows={rows}
      rowKey={({ time }) => `${time}`}
      phoneRows="cards"
    />
  )
})

function candleColumns(timeframe: Timeframe, candles: readonly Candle[], chosen: readonly Indicator[]) {
  const price = (key: 'open' | 'high' | 'low' | 'close'): Column<CandleRow> => ({
    key,
    header: copy[key],
    numeric: true,
    cell: (candle) => candlePrice(candle[key]),
  })
  const withoutVolume = chosen.filter((indicator) => indicator !== 'volume')
  const indicators = chartLines(candles, withoutVolume).map((line): Column<CandleRow> => ({
    key: line.key,
    header: line.label,
    numeric: true,
    cell: ({ index }) => lineValue(line, index),
  }))
  const time: Column<CandleRow> = {
    key: 'time',
    header: copy.time,
    rowHeader: true,
    cell: (candle) => candleDate(candle.time, timeframe),
  }
  const volume: Column<CandleRow> = {
    key: 'volume',
    header: copy.volume,
    numeric: true,
    cell: (candle) => candleVolume(candle.volume),
  }
  return [time, price('open'), price('high'), price('low'), price('close'), volume, ...indicators]
}
