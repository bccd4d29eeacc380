import { createStoredValue, useStoredValue } from '@crossbook/ui'
import type { CSSProperties } from 'react'

/** The least and most of the column's height that a user can give to the dock, in percent. */
export const DOCK_SHARES = Object.freeze({ least: 10, most: 60 })

/** The dock's share of its column in percent, or `auto` while the dock is as high as its rows. */
export type DockShare = number | 'auto'

const dockShare = createStoredValue<DockShare>('crossbook.dock-share', {
  initial: 'auto',
  parse: (text) => (Number.isFinite(Number(text)) ? boundedShare(Number(text)) : undefined),
})

/** Returns the dock's share of its column, the same on every screen, and the function that changes it. */
export function useDockShare(): [DockShare, (share: DockShare) => void] {
  return [useStoredValue(dockShare), changeShare]
}

/** Passes the chosen height to the styles of the dock. */
export function dockStyle(share: DockShare): CSSProperties | undefined {
  return share === 'auto' ? undefined : ({ '--dock-height': `${share}%` } as CSSProperties)
}

function changeShare(share: DockShare) {
  dockShare.set(share === 'auto' ? share : boundedShare(share))
}

/** Rounds a share and keeps it within the limits. */
function boundedShare(share: number): number {
  return Math.round(Math.min(Math.max(share, DOCK_SHARES.least), DOCK_SHARES.most))
}
