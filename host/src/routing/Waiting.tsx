import { Spinner } from '@crossbook/ui'
import styled from 'styled-components'

/** What stands at a protected path until it is known who is there. */
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
