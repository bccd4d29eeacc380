import styled from 'styled-components'
import { color, rem, space } from '../tokens'

/** A rounded and formatted change. Sign, arrow and colour are derived from the same figure. */
export interface FormattedChange {
  /** The change with its sign: "+2.45%". */
  text: string
  direction: 'up' | 'down' | 'flat'
}

/** A change with its arrow, in the colour of its direction. */
export function ChangeText({ change, arrow = true }: { change: FormattedChange; arrow?: boolean }) {
  return (
    <Text translate="no" $direction={change.direction}>
      {arrow && change.direction !== 'flat' && (
        <Arrow viewBox="0 0 8 8" width={rem(8)} height={rem(8)} aria-hidden focusable="false">
          <path d={arrows[change.direction]} />
        </Arrow>
      )}
      <span>{change.text}</span>
    </Text>
  )
}

const arrows = { up: 'M4 1.2 7.4 6.8H.6Z', down: 'M4 6.8.6 1.2h6.8Z' } as const

const inks = { up: color.up, down: color.down, flat: color.text2 } as const

const Text = styled.span<{ $direction: FormattedChange['direction'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${({ $direction }) => inks[$direction]};
  white-space: nowrap;
`

const Arrow = styled.svg`
  flex: none;
  fill: currentColor;
`
