import { space } from '@crossbook/ui'
import styled from 'styled-components'

/** Where an amount would be narrower, it is below its coin. */
const LEAST_AMOUNT = '13rem'

const LEAST_COIN = '9rem'

/** A coin and its amount in one row, or one below the other where their texts need the width, as on phones. */
export const FieldPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: flex-start;

  & > * {
    flex: 3 1 ${LEAST_AMOUNT};
    min-width: 0;
  }

  & > :first-child {
    flex: 2 1 ${LEAST_COIN};
  }
`
