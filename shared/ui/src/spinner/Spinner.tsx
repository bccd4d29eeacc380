import styled from 'styled-components'
import { color, space, type } from '../tokens'
import { SpinnerRing } from './SpinnerRing'

/** A ring and a text that names the awaited content, centred in its container and announced politely. */
export function Spinner({ text = 'Loading...' }: { text?: string }) {
  return (
    <Waiting role="status">
      <SpinnerRing size={24} />
      <span>{text}</span>
    </Waiting>
  )
}

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[12]};
  padding: ${space[24]};
  color: ${color.text2};
  ${type.body}

  & > svg {
    color: ${color.accent};
  }
`
