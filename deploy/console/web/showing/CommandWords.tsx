import styled from 'styled-components'
import { color, radius, space, type } from '@crossbook/ui'

/** More of it is scrolled. */
const MOST_HEIGHT = '40dvh'

/** What the command line says, in its own lines and columns. */
export function CommandWords({ children, label }: { children: string; label: string }) {
  return (
    <Words role="region" aria-label={label} tabIndex={0}>
      {children}
    </Words>
  )
}

const Words = styled.pre`
  max-height: ${MOST_HEIGHT};
  margin: 0;
  padding: ${space[8]} ${space[12]};
  overflow: auto;
  border-radius: ${radius.control};
  background: ${color.s2};
  ${type.mono}
`
