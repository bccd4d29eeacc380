import { media, space } from '@crossbook/ui'
import styled from 'styled-components'

/** A coin and its amount in one row, on phones in one column. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  ${media.fromS} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
