import { color, height, media, space, type } from '@crossbook/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'

/** One page of the footer, as high as a touch target on phones. */
export const PageLink = styled(NavLink).attrs({ end: true })`
  display: flex;
  align-items: center;
  min-height: ${height.small};
  ${type.small}
  color: ${color.text2};
  text-decoration: none;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  ${media.belowM} {
    min-height: ${height.bar};
    padding-inline-start: ${space[16]};
    ${type.control}
  }
`
