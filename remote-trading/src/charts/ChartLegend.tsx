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
    <Legend>
      <Time>{candleDate(candle.time, timeframe)}</Time>
      <Values>
        <Value label={copy.open}>{candlePrice(candle.open)}</Value>
        <Value label={copy.high}>{candlePrice(candle.high)}</Value>
        <Value label={copy.low}>{candlePrice(candle.low)}</Value>
        <Value label={copy.close}>{candlePrice(candle.close)}</Value>
        {lines.map((line) => (
          <Value key={line.key} label={line.label} tone={tones[line.tone]}>
            {lineValue(line, index)}
          </Value>
        ))}
      </Values>
    </Legend>
  )
}

/** What a line says of a candle, as text. */
export function lineValue({ pane, values, decimals }: ChartLine, index: number): string {
  const value = values[index]
  return pane === 'volume' ? candleVolume(value ?? 0) : indicatorText(value, decimals)
}

function Value({ label, tone, children }: { label: string; tone?: string; children: string }) {
  return (
    <Pair>
      <Label $ink={tone ?? color.text3}>{label}</Label>
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

/* Above the chart, where it covers no candle, though it comes after it in the document. Phones keep two lines free, so that the chart does not move with the length of the figures. */
const Legend = styled.div`
  order: -1;
  padding: 0 ${space[16]} ${space[4]};

  ${media.belowM} {
    min-height: ${height.bar};
  }

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`

/* Date and figures follow each other like the words of a sentence. */
const Values = styled.dl`
  display: inline;
`

const Pair = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};
  margin-right: ${space[16]};
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

const Figure = styled.dd`
  color: ${color.text};
  ${type.small}
`
