import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ReactNode } from 'react'
import { useBalancesHidden } from './hiddenBalances'

/** An amount that says what somebody owns, or dots in its place: what is hidden is not in the page at all. */
export function Masked({ children }: { children?: ReactNode }) {
  if (!useBalancesHidden()) return children
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  )
}
