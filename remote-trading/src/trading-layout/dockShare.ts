import { createStoredValue, useStoredValue } from '@crossbook/ui'
import type { CSSProperties } from 'react'

/** Shares of the column's height, in percent: at first, and the least and most that a user can give to the dock. */
export const DOCK_SHARES = Object.freeze({ first: 21, least: 10, most: 60 })

const dockShare = createStoredValue<number>('crossbook.dock-share', {
  initial: DOCK_SHARES.first,
  parse: (text) => (Number.isFinite(Number(text)) ? boundedShare(Number(text)) : undefined),
})

/** Returns the dock's share of its column, the same on every screen, and the function that changes it. */
export function useDockShare(): [number, (share: number) => void] {
  return [useStoredValue(dockShare), changeShare]
}

/** Passes the share to the styles of the dock. */
export function dockStyle(share: number): CSSProperties | undefined {
  return share === DOCK_SHARES.first ? undefined : ({ '--dock-share': share } as CSSProperties)
}

function changeShare(share: number) {
  dockShare.set(boundedShare(share))
}

/** Rounds a share and keeps it within the limits. */
function boundedShare(share: number): number {
  return Math.round(Math.min(Math.max(share, DOCK_SHARES.least), DOCK_SHARES.most))
}
