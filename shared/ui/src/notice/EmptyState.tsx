import styled from 'styled-components'
import type { Elements } from '../elements'
import { color, space, type } from '../tokens'

interface EmptyStateProps {
  /** The sentence, as the specification gives it. */
  text: string
  /** A next step: a link, a button that clears filters. */
  action?: Elements
}

/** Replaces missing rows, and suggests a next step. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Room>
      <p>{text}</p>
      {action}
    </Room>
  )
}

const Room = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[32]} ${space[16]};
  color: ${color.text2};
  ${type.body}
  text-align: center;
`
