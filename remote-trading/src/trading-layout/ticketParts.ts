import { color, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'

/** The fields of a ticket below each other, inside a card without padding. */
export const TicketForm = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[16]} ${space[16]} ${space[24]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`

/** A label above a group of buttons. */
export const TicketRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  /* Six choices of leverage fit on one line on phones too. */
  & [role='radiogroup'] > button {
    padding-inline: 0;
  }
`

/** The label of a group that already has a name for assistive technology. */
export const TicketLabel = styled.span`
  color: ${color.text2};
  ${type.smallStrong}
`

/** A sentence at the foot of a ticket. */
export const TicketNote = styled.p`
  color: ${color.text3};
  ${type.small}
`
