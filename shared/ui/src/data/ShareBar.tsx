import styled from 'styled-components'
import { color } from '../tokens'

const HEIGHT = '0.25rem'

/** A bar as long as a share of 100 percent; decoration next to the figure. */
export function ShareBar({
  percent,
  tone = 'accent',
  paint,
}: {
  percent: number
  tone?: 'accent' | 'up' | 'warn' | 'down'
  /** Another colour in place of the tone, such as a coin's. */
  paint?: string
}) {
  return (
    <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden focusable="false">
      <Track width="100" height="4" />
      {paint === undefined ? (
        <Length width={percent} height="4" $tone={tone} />
      ) : (
        <rect width={percent} height="4" fill={paint} />
      )}
    </Bar>
  )
}

const Bar = styled.svg`
  width: 100%;
  height: ${HEIGHT};
  border-radius: calc(${HEIGHT} / 2);
`

const Track = styled.rect`
  fill: ${color.s3};
`

const Length = styled.rect<{ $tone: 'accent' | 'up' | 'warn' | 'down' }>`
  fill: ${({ $tone }) => color[$tone]};
`
