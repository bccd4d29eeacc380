import type { Figures, Verification } from '@crossbook/releases'
import { count } from '../terminal/output'

/** `Largest paint of 12 pages: 310 ms (300 ms in r0123…), …`. */
export function speedWords({ now, before }: NonNullable<Verification['speed']>) {
  const beside = (of: (figures: Figures) => string) =>
    before ? `${of(now)} (${of(before)} before)` : of(now)
  return [
    `Speed of ${count(now.pages, 'page')} of what is new, in the middle: largest paint`,
    `${beside(({ largestPaint }) => `${largestPaint} ms`)}, blocked`,
    `${beside(({ blocked }) => `${blocked} ms`)}, largest shift`,
    `${beside(({ layoutShift }) => layoutShift.toFixed(3))}.`,
  ].join(' ')
}
