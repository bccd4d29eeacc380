import { Spinner } from '@crossbook/ui'
import styled from 'styled-components'

/** Shown at a protected path until the session is known. */
export function Waiting() {
  return (
    <Centre>
      <Spinner text="Loading..." />
    </Centre>
  )
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`
