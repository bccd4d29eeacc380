import { color, rem, sparklinePath } from '@crossbook/ui'
import styled from 'styled-components'

const WIDTH = 720
const HEIGHT = 112

interface HistoryDrawingProps {
  points: readonly number[]
  label: string
  tone: 'up' | 'down'
  /** Index of the point with the crosshair; undefined for none. */
  at: number | undefined
}

/** A line through the points with its area, and a crosshair at one of them. */
export function HistoryDrawing({ points, label, tone, at }: HistoryDrawingProps) {
  const line = sparklinePath(points, WIDTH, HEIGHT)
  const place = at === undefined ? undefined : line.slice(1).split('L')[at]
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      height={rem(HEIGHT)}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      $tone={tone}
    >
      <Area d={`${line}V${HEIGHT}H0Z`} />
      <Line d={line} />
      {place !== undefined && <Cross d={`M${place}V0V${HEIGHT}`} />}
      {place !== undefined && <Dot d={`M${place}h0.01`} />}
    </Drawing>
  )
}

const Drawing = styled.svg<{ $tone: 'up' | 'down' }>`
  display: block;
  width: 100%;
  color: ${({ $tone }) => color[$tone]};
`

const Area = styled.path`
  fill: currentColor;
  opacity: 0.12;
`

const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

const Cross = styled(Line)`
  stroke: ${color.controlLine};
  stroke-width: 1;
`

/** A line without length is a round dot, however the drawing is stretched. */
const Dot = styled(Line)`
  stroke-width: 8;
  stroke-linecap: round;
`
