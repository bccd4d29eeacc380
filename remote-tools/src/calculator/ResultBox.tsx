import { color, type Elements, media, size, space, stroke, type } from '@crossbook/ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

interface ResultBoxProps {
  /** Actions for the result, at the end of the heading's line. */
  actions?: Elements
  /** A hint in place of the result. */
  hint?: Elements | undefined
  /** Lines of terms below the figure, reserved before there is a result. */
  lines: number
  /** The result. */
  children: ReactNode
}

/** The box of a result. Screen readers announce changes. The box has its full height from the start, so that nothing moves. */
export function ResultBox({ actions, hint, lines, children }: ResultBoxProps) {
  const id = useId()
  return (
    <Box>
      <Heading>
        <Label id={id}>Result</Label>
        {actions}
      </Heading>
      <Content>
        {/* Outside the result, which is read out when it changes. */}
        {hint && <Hint>{hint}</Hint>}
        <Answer aria-labelledby={id} $lines={lines}>
          {children}
        </Answer>
      </Content>
    </Box>
  )
}

/** The heights of a figure's line, and of a line of terms with the space above the first of them. */
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
  min-height: ${size.controlSmall};
`

const Label = styled.h2`
  color: ${color.text3};
  ${type.smallStrong}
`

const Content = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
`

const Hint = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[8]};
  color: ${color.text2};
  ${type.small}
`

const Answer = styled.output<{ $lines: number }>`
  display: block;
  min-height: calc(${FIGURE_HEIGHT} + ${space[8]} + ${({ $lines }) => $lines} * ${TERMS_LINE});
`

/** The figure of the result. */
export const ResultFigure = styled.span`
  display: block;
  ${type.numXl}
  overflow-wrap: anywhere;

  ${media.belowS} {
    ${type.numL}
  }
`

/** Terms below the figure. */
export const ResultTerms = styled.span`
  display: block;
  padding-top: ${space[8]};
  color: ${color.text2};
  ${type.small}
  overflow-wrap: anywhere;
`
