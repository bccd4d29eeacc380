import type { Candle } from './candles'
import { chartDecimals } from './chartFigures'
import type { Indicator } from './chartChoices'
import { bollingerBands } from './indicators/bollingerBands'
import { macd } from './indicators/macd'
import {
  exponentialMovingAverage,
  simpleMovingAverage,
  type IndicatorLine,
} from './indicators/movingAverages'
import { relativeStrengthIndex } from './indicators/relativeStrength'

/** The place of a line: over the candles, at their foot, or in a pane of its own. */
export type ChartPane = 'price' | 'volume' | 'rsi' | 'macd'

/** The colour of a line, by its name among the tokens. */
export type LineTone = 'accent' | 'warn' | 'text2' | 'text3' | 'direction'

/** One line of an indicator, or its bars. */
export interface ChartLine {
  key: string
  /** The line's name in the legend and the table. */
  label: string
  pane: ChartPane
  shape: 'line' | 'bars'
  tone: LineTone
  decimals: number
  /** One for each candle. */
  values: IndicatorLine
}

const AVERAGE_PERIOD = 20

/** The lines of the chosen indicators over these candles, in the order of the indicators. */
export function chartLines(candles: readonly Candle[], chosen: readonly Indicator[]): readonly ChartLine[] {
  const closes = candles.map(({ close }) => close)
  const priceDecimals = chartDecimals(closes.at(-1) ?? 0)
  const line = (key: string, label: string, pane: ChartPane, tone: LineTone, values: IndicatorLine) =>
    ({ key, label, pane, shape: 'line', tone, decimals: priceDecimals, values }) as const

  const linesOf: Readonly<Record<Indicator, () => readonly ChartLine[]>> = {
    sma: () => [line('sma', 'SMA 20', 'price', 'accent', simpleMovingAverage(closes, AVERAGE_PERIOD))],
    ema: () => [line('ema', 'EMA 20', 'price', 'warn', exponentialMovingAverage(closes, AVERAGE_PERIOD))],
    rsi: () => [{ ...line('rsi', 'RSI 14', 'rsi', 'accent', relativeStrengthIndex(closes)), decimals: 2 }],
    bollinger: () => {
      const { upper, middle, lower } = bollingerBands(closes)
      return [
        line('bollinger-upper', 'BB upper', 'price', 'text2', upper),
        line('bollinger-middle', 'BB middle', 'price', 'text3', middle),
        line('bollinger-lower', 'BB lower', 'price', 'text2', lower),
      ]
    },
    macd: () => {
      const result = macd(closes)
      return [
        { ...line('macd-histogram', 'MACD histogram', 'macd', 'direction', result.histogram), shape: 'bars' },
        line('macd-line', 'MACD 12 26', 'macd', 'accent', result.line),
        line('macd-signal', 'Signal 9', 'macd', 'warn', result.signal),
      ]
    },
    volume: () => [
      {
        ...line(
          'volume',
          'Volume',
          'volume',
          'direction',
          candles.map(({ volume }) => volume),
        ),
        shape: 'bars',
      },
    ],
  }
  return chosen.flatMap((indicator) => linesOf[indicator]())
}
