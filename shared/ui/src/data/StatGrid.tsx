import type { ReactNode } from 'react'
import styled from 'styled-components'
import { translateOf } from './translateOf'
import { color, media, radius, space, stroke, type } from '../tokens'

const COLUMN_WIDTH = '10rem'

/** From this width on the figures share one line. Below it there are two to a line, so that four never wrap as three and one. */
const ONE_LINE = '41rem'

/** The smallest width of a column when two share a line. With larger text there is one column. */
const LEAST_WIDTH = '7.5rem'

const HALF = `(100% - ${stroke.hairline}) / 2`
const COLUMN = `max(${LEAST_WIDTH}, min(${HALF}, max(${COLUMN_WIDTH}, (${ONE_LINE} - 100%) * 999)))`

/** Sizes of a figure on phones. */
const FIGURE = { text: '1.25rem', line: '1.75rem' } as const

/** Figures side by side in one frame with hairlines between them, as many to a line as fit. Its children are Stats. */
export const StatGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${COLUMN}), 1fr));
  gap: ${stroke.hairline};
  overflow: hidden;
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
`

interface StatProps {
  label: ReactNode
  /** The figure. */
  children: ReactNode
  /** A line below it: a change, a comparison. */
  note?: ReactNode
}

/** One figure with its label. */
export function Stat({ label, children, note }: StatProps) {
  return (
    <Cell>
      <Label>{label}</Label>
      <Figure translate={translateOf(children)}>{children}</Figure>
      {note !== undefined && <Note>{note}</Note>}
    </Cell>
  )
}

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[16]};
  /* The hairlines to the right and below lie in the gaps; the frame cuts off those at its edge. */
  box-shadow:
    ${stroke.hairline} 0 0 ${color.line},
    0 ${stroke.hairline} 0 ${color.line};

  ${media.fromM} {
    padding-inline: ${space[20]};
  }
`

const Label = styled.dt`
  color: ${color.text3};
  ${type.small}
`

const Figure = styled.dd`
  color: ${color.text};
  ${type.numL}
  overflow-wrap: anywhere;

  ${media.belowS} {
    font-size: ${FIGURE.text};
    line-height: ${FIGURE.line};
  }
`

const Note = styled.dd`
  color: ${color.text3};
  ${type.small}
`
