import { VisuallyHidden } from '@crossbook/ui'
import type { ReactNode } from 'react'

/** An amount, or dots in its place: what is hidden is not in the page at all. */
export function Masked({ hidden, children }: { hidden: boolean; children?: ReactNode }) {
  if (!hidden) return children
  return (
    <>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  )
}
