import styled from 'styled-components'
import { space, type } from '@crossbook/ui'

/** A small table of figures within a text. */
export const FiguresTable = styled.table`
  ${type.cell}

  & caption {
    text-align: start;
  }

  & th,
  & td {
    padding: ${space[4]} ${space[16]} ${space[4]} 0;
    font-weight: inherit;
    text-align: start;
  }

  & td {
    white-space: nowrap;
  }
`
