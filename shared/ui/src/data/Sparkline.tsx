import styled from 'styled-components'
import { color, rem } from '../tokens'
import { sparklinePath } from './sparklinePath'

interface SparklineProps {
  /** At least two figures, oldest first. */
  values: readonly number[]
  tone?: 'up' | 'down' | 'neutral'
  /** Width and height in CSS pixels at 16 px text; the line grows with the text. */
  width?: number
  height?: number
  /** The smallest share of a figure that fills the height. Smaller moves are drawn flatter. */
  leastSpan?: number
  /** A description for screen readers; without it the line is decoration next to the figure. */
  label?: string
}

/** A small line of past figures, without axes. */
export function Sparkline({
  values,
  tone = 'neutral',
  width = 96,
  height = 28,
  leastSpan = 0,
  label,
}: SparklineProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={rem(width)}
      height={rem(height)}
      preserveAspectRatio="none"
      focusable="false"
      {...naming}
    >
      <Line d={sparklinePath(values, width, height, leastSpan)} $tone={tone} />
    </Drawing>
  )
}

const inks = { up: color.up, down: color.down, neutral: color.text3 } as const

const Drawing = styled.svg`
  flex: none;
`

const Line = styled.path<{ $tone: keyof typeof inks }>`
  fill: none;
  stroke: ${({ $tone }) => inks[$tone]};
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`
