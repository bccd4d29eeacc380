import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Elements } from '../elements'
import { ByPreference } from '../preference/ByPreference'
import { BALANCES_HIDDEN, useBalancesHidden } from './hiddenBalances'

interface MaskedProps {
  children?: ReactNode
  /** Characters that it keeps room for, so that on a public page nothing moves once it knows whether the amount may show. */
  room?: number
  /** Replaces it while balances are hidden. Default: dots. */
  mask?: Elements
}

/**
 * What says what somebody owns, or a mask in its place: what is hidden is not in the page at all, but for the first frame of a
 * prerendered one, which holds what is the same for everybody and shows none of it to those who hide.
 */
export function Masked({ children, room, mask = <Dots /> }: MaskedProps) {
  const hidden = useBalancesHidden()
  const shown = (
    <ByPreference
      word={BALANCES_HIDDEN}
      holds={hidden}
      then={mask}
      otherwise={<Owned translate="no">{children}</Owned>}
      unmarked="then"
    />
  )
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

/** An element around text, which changes nothing of how parts are laid out. */
const Owned = styled.span`
  display: contents;
`

const Room = styled.span<{ $characters: number }>`
  display: inline-block;
  min-width: ${({ $characters }) => $characters}ch;
`
