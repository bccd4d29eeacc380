import type { Pair, SelectedPairState } from '@crossbook/market'
import { color, coveringLook, stroke } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'

/** A link to spot trading with the pair selected. It covers the positioned element around it. */
export function SpotLink({ pair }: { pair: Pair }) {
  return (
    <Cover to={SITE_PATHS.spot} state={{ selectedPair: pair } satisfies SelectedPairState}>
      {pair}
    </Cover>
  )
}

const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }

  ${coveringLook}

  &:focus-visible::after {
    outline-offset: ${stroke.strong};
  }
`
