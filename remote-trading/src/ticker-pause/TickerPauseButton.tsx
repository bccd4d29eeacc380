import { useTickerPause } from '@crossbook/market'
import { color, media, PauseButton, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Pauses and resumes all live prices; where the system asks for less motion it says why they stand still. */
export function TickerPauseButton() {
  const { state, setPaused } = useTickerPause()
  return (
    <>
      {state !== 'reducedMotion' && (
        <Motion>
          <PauseButton paused={state === 'paused'} onChange={setPaused} subject="live prices" />
        </Motion>
      )}
      <Reason $isSaid={state === 'reducedMotion'}>
        Prices stand still: your system asks for less motion
      </Reason>
    </>
  )
}

// The page's HTML is made before anybody knows the system's wish, so the style sheet decides between the two.
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
