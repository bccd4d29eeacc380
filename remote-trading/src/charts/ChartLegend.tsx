import { color, height, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Candle } from './candles'
import { candleDate, candlePrice, candleVolume, indicatorText } from './chartFigures'
import type { ChartLine } from './chartLines'
import { chartsCopy as copy } from './chartsCopy'
import type { Timeframe } from './chartChoices'

interface ChartLegendProps {
  candle: Candle
  index: number
  timeframe: Timeframe
  lines: readonly ChartLine[]
}

/** The values of one candle: the one under the crosshair, otherwise the last. */
export function ChartLegend({ candle, index, timeframe, lines }: ChartLegendProps) {
  return (
    // Reachable by keyboard, because it scrolls.
    <Legend tabIndex={0} role="group" aria-label={copy.legend}>
      <Time>{candleDate(candle.time, timeframe)}</Time>
      <Values>
        <Value label={copy.open} short={copy.openShort}>
          {candlePrice(candle.open)}
        </Value>
        <Value label={copy.high} short={copy.highShort}>
          {candlePrice(candle.high)}
        </Value>
        <Value label={copy.low} short={copy.lowShort}>
          {candlePrice(candle.low)}
        </Value>
        <Value label={copy.close} short={copy.closeShort}>
          {candlePrice(candle.close)}
        </Value>
        {lines.map((line) => (
          <Value key={line.key} label={line.label} tone={tones[line.tone]}>
            {lineValue(line, index)}
          </Value>
        ))}
      </Values>
    </Legend>
  )
}

/** Returns a line's value at a candle, as text. */
export function lineValue({ pane, values, decimals }: ChartLine, index: number): string {
  const value = values[index]
  return pane === 'volume' ? candleVolume(value ?? 0) : indicatorText(value, decimals)
}

interface ValueProps {
  label: string
  /** The usual letter for the value, which saves space for the figures. */
  short?: string
  tone?: string
  children: string
}

function Value({ label, short, tone, children }: ValueProps) {
  return (
    <Pair>
      <Label $ink={tone ?? color.text3}>
        {short === undefined ? (
          label
        ) : (
          <Letter title={label} translate="no">
            {short}
          </Letter>
        )}
      </Label>
      <Figure translate="no">{children}</Figure>
    </Pair>
  )
}

const tones = {
  accent: color.accent,
  warn: color.warn,
  text2: color.text2,
  text3: color.text3,
  direction: color.text3,
} satisfies Record<ChartLine['tone'], string>

/*
 * One line above the chart, where it covers no candle, though it comes after it in the document. What does not fit scrolls sideways.
 * Phones have two lines, always, so that the chart does not move with the length of the figures.
 */
const Legend = styled.div`
  order: -1;
  flex: none;
  padding: 0 ${space[16]} ${space[4]};

  ${media.belowM} {
    min-height: ${height.bar};
  }

  ${media.fromM} {
    padding: 0 ${space[24]};
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
`

/* Date and figures follow each other like words in a sentence. */
const Values = styled.dl`
  display: inline;
`

const Pair = styled.div`
  display: inline-flex;
  column-gap: ${space[6]};
  margin-right: ${space[12]};
  vertical-align: top;
`

const Time = styled.p`
  display: inline-block;
  margin-right: ${space[16]};
  color: ${color.text2};
  ${type.small}
  vertical-align: top;
`

const Label = styled.dt<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  ${type.small}
`

/* The letter is explained in its title; a line under each of four would be noise. */
const Letter = styled.abbr`
  text-decoration: none;
`

const Figure = styled.dd`
  color: ${color.text};
  ${type.small}
`
