import { useQuote } from '@crossbook/market'
import { useMemo } from 'react'
import { endingAt, type Candle } from './candles'
import type { ChartCoin, Indicator, Timeframe } from './chartChoices'
import { chartLines } from './chartLines'
import type { ChartContent } from './drawing/createPriceChart'

interface ChartChoice {
  symbol: ChartCoin
  timeframe: Timeframe
  /** The sample candles of coin and timeframe. */
  sample: readonly Candle[]
  chosen: readonly Indicator[]
}

/** What a chart shows now: the sample candles up to the price of this moment, and the lines of the indicators over them. */
export function useChartContent({ symbol, timeframe, sample, chosen }: ChartChoice): ChartContent {
  const { price } = useQuote(symbol)
  return useMemo(() => {
    const candles = endingAt(sample, price)
    return { history: `${symbol} ${timeframe}`, timeframe, candles, lines: chartLines(candles, chosen) }
  }, [symbol, timeframe, sample, price, chosen])
}
