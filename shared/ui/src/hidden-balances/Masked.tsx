import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Elements } from '../elements'
import { ByPreference } from '../preference/ByPreference'
import { BALANCES_HIDDEN, useBalancesHidden } from './hiddenBalances'

interface MaskedProps {
  children?: ReactNode
  /** The number of characters to reserve space for, so that a public page does not move when the amount appears. */
  room?: number
  /** Replaces it while balances are hidden. Default: dots. */
  mask?: Elements
}

/**
 * Shows an amount that the user owns, or a mask while balances are hidden. A hidden amount is not in the DOM. The exception is the
 * first frame of a prerendered page, which has the same sample for everybody and hides it with CSS.
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

/** An element around text, without effect on layout. */
const Owned = styled.span`
  display: contents;
`

const Room = styled.span<{ $characters: number }>`
  display: inline-block;
  min-width: ${({ $characters }) => $characters}ch;
`
