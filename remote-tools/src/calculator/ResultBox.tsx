import { color, type Elements, media, space, stroke, type } from '@crossbook/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

interface ResultBoxProps {
  /** What can be done with the answer, at the end of the heading's line. */
  actions?: Elements
  /** Lines of terms below the figure for which there is room before there is an answer. */
  lines: number
  /** The answer. */
  children: ReactNode
}

/** The box of a result. Screen readers announce changes, and the box has its height from the start, so that nothing moves. */
export function ResultBox({ actions, lines, children }: ResultBoxProps) {
  const id = useId()
  return (
    <Box>
      <Heading>
        <Label id={id}>Result</Label>
        {actions}
      </Heading>
      <Answer aria-labelledby={id} $lines={lines}>
        {children}
      </Answer>
    </Box>
  )
}

/** A figure's line, and a line of terms with the distance above the first of them. */
const FIGURE_HEIGHT = '2.75rem'
const TERMS_LINE = '1.25rem'

const Box = styled.div`
  padding: ${space[12]} ${space[16]} ${space[16]};
  border-left: ${stroke.strong} solid ${color.accent};
  background: ${color.canvas};
`

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`

const Label = styled.h2`
  color: ${color.text3};
  ${type.smallStrong}
`

const Answer = styled.output<{ $lines: number }>`
  display: block;
  min-height: calc(${FIGURE_HEIGHT} + ${space[8]} + ${({ $lines }) => $lines} * ${TERMS_LINE});
`

/** The answer's figure. */
export const ResultFigure = styled.span`
  display: block;
  ${type.numXl}
  overflow-wrap: anywhere;

  ${media.belowS} {
    ${type.numL}
  }
`

/** What belongs to the figure, below it. */
export const ResultTerms = styled.span`
  display: block;
  padding-top: ${space[8]};
  color: ${color.text2};
  ${type.small}
  overflow-wrap: anywhere;
`
