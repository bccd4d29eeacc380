import { color, height, media, radius, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import type { Candle } from './candles'
import { candleDate, candlePrice, candleVolume, indicatorText } from './chartFigures'
import type { ChartLine } from './chartLines'
import { chartsCopy as copy } from './chartsCopy'
import type { Timeframe } from './chartChoices'

/** Left free for the scale of prices at the chart's right. */
const SCALE_ROOM = '128px'

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

/* Follows the chart in the document, so that it is painted over it. On phones it is above the chart and two lines high, so that the chart does not move with the length of the text. */
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  order: -1;
  gap: ${space[4]} ${space[16]};
  align-content: flex-start;
  min-height: ${height.large};
  padding-inline: ${space[16]};

  ${media.fromM} {
    position: absolute;
    inset: ${space[4]} auto auto ${space[16]};
    max-width: calc(100% - ${SCALE_ROOM});
    min-height: 0;
    padding: ${space[2]} ${space[8]};
    /* Candles show through, but no figure is lost among them: on a narrow chart these are three lines. */
    background: color-mix(in srgb, ${color.s1} 78%, transparent);
    border-radius: ${radius.control};
    /* The pointer is the chart's. */
    pointer-events: none;
  }
`

const Values = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
`

const Pair = styled.div`
  display: flex;
  gap: ${space[6]};
`

const Time = styled.p`
  color: ${color.text2};
  ${type.small}
`

const Label = styled.dt<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  ${type.small}
`

const Figure = styled.dd`
  color: ${color.text};
  ${type.small}
`
