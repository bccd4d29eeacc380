import styled from 'styled-components'
import { color, radius, space, type } from '@crossbook/ui'

/** More of it is scrolled. */
const MOST_HEIGHT = '40dvh'

/** Two spaces within a line: the line has columns. */
const HAS_COLUMNS = /\S {2,}\S/

/** Shows the output of a command: sentences wrap, columns scroll. */
export function CommandOutput({ children, label }: { children: string; label: string }) {
  return (
    <Text role="region" aria-label={label} tabIndex={0}>
      {children.split('\n\n').map((paragraph) => (
        <Paragraph key={paragraph} $hasColumns={HAS_COLUMNS.test(paragraph)}>
          {paragraph}
        </Paragraph>
      ))}
    </Text>
  )
}

const Text = styled.div`
  max-height: ${MOST_HEIGHT};
  padding: ${space[8]} ${space[12]};
  overflow: auto;
  border-radius: ${radius.control};
  background: ${color.s2};
`

const Paragraph = styled.pre<{ $hasColumns: boolean }>`
  ${type.mono}
  white-space: ${({ $hasColumns }) => ($hasColumns ? 'pre' : 'pre-wrap')};
  overflow-wrap: anywhere;

  & + & {
    margin-top: ${space[12]};
  }
`
