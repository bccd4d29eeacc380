import type { HistogramData, LineData, UTCTimestamp, WhitespaceData } from 'lightweight-charts'
import type { Candle } from '../candles'
import type { ChartLine } from '../chartLines'
import type { ChartColors } from './chartColors'

/** Half transparent, so that candles are clearer than their volume. */
const VOLUME_ALPHA = '80'

/** The points of a line. Where the indicator has no value, the point has none either. */
export function lineData({ values }: ChartLine, candles: readonly Candle[]): (LineData | WhitespaceData)[] {
  return candles.map((candle, index) => {
    const time = candle.time as UTCTimestamp
    const value = values[index]
    return value === undefined ? { time } : { time, value }
  })
}

/** Bars in the colour of their direction: that of the candle for volume, their own sign otherwise. */
export function barData(
  { pane, values }: ChartLine,
  candles: readonly Candle[],
  colors: Pick<ChartColors, 'up' | 'down'>,
): (HistogramData | WhitespaceData)[] {
  return candles.map((candle, index) => {
    const time = candle.time as UTCTimestamp
    const value = values[index]
    if (value === undefined) return { time }
    const rises = pane === 'volume' ? candle.close >= candle.open : value >= 0
    const solid = rises ? colors.up : colors.down
    return { time, value, color: pane === 'volume' ? `${solid}${VOLUME_ALPHA}` : solid }
  })
}
