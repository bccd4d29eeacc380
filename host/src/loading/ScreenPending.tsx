import { Spinner } from '@crossbook/ui'
import styled, { keyframes } from 'styled-components'

/** Reserves the space of a loading screen. Shows a message only after a moment. */
export function ScreenPending({ title }: { title: string }) {
  return (
    <Place>
      <Appearing>
        <Spinner text={`Loading ${title}…`} />
      </Appearing>
    </Place>
  )
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`

/** A delay, not a motion: it also holds for visitors who asked for less motion. */
const Appearing = styled.div`
  animation: ${appear} 1ms step-end 300ms both !important;
`
