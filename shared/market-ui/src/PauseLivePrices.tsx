import { useTickerPause } from '@crossbook/market'
import { color, media, PauseButton, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Stops and resumes every live price of the site; where the system asks for less motion they never move. */
export function PauseLivePrices({ iconOnly = false }: { iconOnly?: boolean | 'onPhone' }) {
  const { state, setPaused } = useTickerPause()
  return (
    <>
      {state !== 'reducedMotion' && (
        <Motion>
          <PauseButton
            paused={state === 'paused'}
            preference="prices-paused:true"
            onChange={setPaused}
            subject="live prices"
            iconOnly={iconOnly}
          />
        </Motion>
      )}
      {iconOnly !== true && (
        <Reason $isSaid={state === 'reducedMotion'}>
          Prices are paused: your system asks for less motion
        </Reason>
      )}
    </>
  )
}

// The page's HTML is made before anybody knows the system's preference, so the style sheet decides between the two.
const Motion = styled.span`
  ${media.reducedMotion} {
    display: none;
  }
`

const Reason = styled.p<{ $isSaid: boolean }>`
  display: ${({ $isSaid }) => ($isSaid ? 'block' : 'none')};
  color: ${color.text3};
  ${type.small}

  ${media.reducedMotion} {
    display: block;
  }
`
