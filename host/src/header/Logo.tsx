import { color, height, media, space, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'

const SMALL_TEXT = '1rem'

/** Mark and name of the product; leads to the landing page. The mark: the two sides of a book that cross. */
export function Logo() {
  return (
    <HomeLink to={SITE_PATHS.home} aria-label="Crossbook">
      <Mark viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden focusable="false">
        <Asks d="M2 6h5.5l9 12H22" />
        <Bids d="M2 18h5.5l9-12H22" />
      </Mark>
      <Name>Crossbook</Name>
    </HomeLink>
  )
}

const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${height.medium};
  color: ${color.text};
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
`

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Asks = styled.path`
  stroke: ${color.text};
`

const Bids = styled.path`
  stroke: ${color.accent};
`

/** Phones show the mark alone, so that the search, Login and Sign Up stay in the bar. */
const Name = styled.span`
  ${type.h3}
  letter-spacing: -0.02em;

  ${media.belowL} {
    font-size: ${SMALL_TEXT};
  }
  ${media.belowS} {
    display: none;
  }
`
