import { Card, media, space, type } from '@crossbook/ui'
import styled, { css } from 'styled-components'

/** Without borders, because the desk's grid has lines. */
const partOfDesk = css`
  border: 0;
  border-radius: 0;

  & > :first-child h2 {
    ${type.control}
  }
`

/** A card that is a part of the desk from 80 em on. */
export const DeskCard = styled(Card)`
  ${media.fromXl} {
    ${partOfDesk}
    gap: ${space[12]};
    padding-block: ${space[16]};
  }
`

/** A card without padding that is a part of the desk from 80 em on, with a low heading. */
export const DeskPanel = styled(Card).attrs({ padding: 'none' })`
  ${media.fromXl} {
    ${partOfDesk}

    & > :first-child {
      padding: ${space[6]} ${space[24]};
    }
  }
`
