import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBalancesHidden } from './hiddenBalances'

interface MaskedProps {
  children?: ReactNode
  /** Characters that it keeps room for, so that on a public page nothing moves once it knows whether the amount may show. */
  room?: number
}

/** An amount that says what somebody owns, or dots in its place: what is hidden is not in the page at all. */
export function Masked({ children, room }: MaskedProps) {
  const shown = useBalancesHidden() ? <Dots /> : children
  return room === undefined ? shown : <Room $characters={room}>{shown}</Room>
}

function Dots() {
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  )
}

const Room = styled.span<{ $characters: number }>`
  display: inline-block;
  min-width: ${({ $characters }) => $characters}ch;
`
