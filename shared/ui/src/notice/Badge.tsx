import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, stroke, type } from '../tokens'

/** The space above and below the text. */
const INSET = '0.1875rem'

/** Tone of a badge; `up` and `down` also mean good and bad. */
export type BadgeTone = 'neutral' | 'accent' | 'up' | 'down' | 'warn'

const tones = {
  neutral: [color.s3, color.text2],
  accent: [color.accentWash, color.accent],
  up: [color.upWash, color.up],
  down: [color.downWash, color.down],
  warn: [color.warnWash, color.warn],
} as const satisfies Record<BadgeTone, readonly [string, string]>

/** A short text on a coloured background: a state or a category. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Face $tone={tone}>{children}</Face>
}

const Face = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${INSET} ${space[8]};
  border-radius: ${radius.badge};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  ${type.micro}
  white-space: nowrap;

  /* Its wash is gone there. */
  @media (forced-colors: active) {
    outline: ${stroke.hairline} solid;
  }
`
