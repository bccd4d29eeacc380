import { useTickerPause } from '@crossbook/market'
import { color, PauseButton, type } from '@crossbook/ui'
import styled from 'styled-components'

/** Pauses and resumes all live prices; where the system asks for less motion it says why they stand still. */
export function TickerPauseButton() {
  const { state, setPaused } = useTickerPause()
  if (state === 'reducedMotion') return <Reason>Prices stand still: your system asks for less motion</Reason>
  return <PauseButton paused={state === 'paused'} onChange={setPaused} subject="live prices" />
}

const Reason = styled.p`
  color: ${color.text3};
  ${type.small}
`
