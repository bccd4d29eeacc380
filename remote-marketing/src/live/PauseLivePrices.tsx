import { useTickerPause } from '@crossbook/market'
import { color, media, PauseButton, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Stops and resumes every live price of the site; where the system asks for less motion they stand still anyway. */
export function PauseLivePrices({ iconOnly = false }: { iconOnly?: boolean | 'onPhone' }) {
  const { state, setPaused } = useTickerPause()
  if (state === 'reducedMotion')
    return iconOnly === true ? null : <Reason>Prices stand still: your system asks for less motion</Reason>
  return (
    <Motion>
      <PauseButton
        paused={state === 'paused'}
        onChange={setPaused}
        subject="live prices"
        iconOnly={iconOnly}
      />
    </Motion>
  )
}

// The page's HTML is made before anybody knows the system's wish: the button must not show until then.
const Motion = styled.span`
  ${media.reducedMotion} {
    visibility: hidden;
  }
`

const Reason = styled.p`
  color: ${color.text3};
  ${type.small}
`
