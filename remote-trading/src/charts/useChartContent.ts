import { useQuote } from '@crossbook/market'
import { useMemo } from 'react'
import { endingAt, type Candle } from './candles'
import type { ChartCoin, ChartLook, Indicator, Timeframe } from './chartChoices'
import { chartLines } from './chartLines'
import type { ChartContent } from './drawing/createPriceChart'

interface ChartChoice {
  symbol: ChartCoin
  timeframe: Timeframe
  /** The sample candles of coin and timeframe. */
  sample: readonly Candle[]
  chosen: readonly Indicator[]
  look: ChartLook
}

/** Returns the content of a chart: the sample candles up to the current price, and the lines of the indicators over them. */
export function useChartContent({ symbol, timeframe, sample, chosen, look }: ChartChoice): ChartContent {
  const { price } = useQuote(symbol)
  return useMemo(() => {
    const candles = endingAt(sample, price)
    const lines = chartLines(candles, chosen)
    return { history: `${symbol} ${timeframe}`, timeframe, candles, lines, look }
  }, [symbol, timeframe, sample, price, chosen, look])
}
