import { pairOf } from '@crossbook/market'
import { decimalFromNumber, formatSignedPercent } from '@crossbook/money'
import { color, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Candle } from './candles'
import type { ChartCoin, Timeframe } from './chartChoices'
import { candleDate, candlePrice } from './chartFigures'

interface ChartSummaryProps {
  asset: ChartCoin
  timeframe: Timeframe
  candles: readonly Candle[]
}

/** Describes the chart in two sentences. */
export function ChartSummary(props: ChartSummaryProps) {
  return <Text>{summaryOf(props)}</Text>
}

/** The sentences of the summary; none where there are no candles. */
function summaryOf({ asset, timeframe, candles }: ChartSummaryProps): string {
  const first = candles[0]
  const last = candles.at(-1)
  if (!first || !last) return ''
  const highest = candles.reduce((top, candle) => (candle.high > top.high ? candle : top))
  const lowest = candles.reduce((bottom, candle) => (candle.low < bottom.low ? candle : bottom))
  const change = formatSignedPercent(decimalFromNumber((last.close / first.open - 1) * 100, 2)).text
  const on = ({ time }: Candle) => candleDate(time, timeframe)
  return (
    `${pairOf(asset)} in ${candles.length} candles of ${timeframe} from ${on(first)} to ${on(last)}: ` +
    `opened at ${candlePrice(first.open)}, closed at ${candlePrice(last.close)}, a change of ${change}. ` +
    `The highest price was ${candlePrice(highest.high)} (${on(highest)}), ` +
    `the lowest ${candlePrice(lowest.low)} (${on(lowest)}).`
  )
}

const Text = styled.p`
  max-width: 80ch;
  color: ${color.text2};
  ${type.small}
`
