import { binaryTiling, type Box } from './binaryTiling'
import type { HeatmapCoin } from './heatmapCoins'
import { tileWeight } from './tileWeight'

/** The treemap's height in CSS pixels at 16 px text: in windows below 48 em, and from there on. */
export const TREEMAP_HEIGHT = Object.freeze({ phone: 600, wide: 520 })

// Widths that the tiling is computed for, including the narrowest phone's. At other widths tiles only stretch.
const NOMINAL_WIDTH = { phone: 254, wide: 760 }

/** A tile's place in percent of the treemap, on phones and from 48 em on. */
export interface TilePlace {
  phone: Box
  wide: Box
}

/** The places of the coins' tiles, in the order of the coins. */
export function treemapLayout(coins: readonly HeatmapCoin[]): TilePlace[] {
  const weights = coins.map(({ marketCap }) => tileWeight(marketCap))
  const wide = tilesInPercent(weights, NOMINAL_WIDTH.wide, TREEMAP_HEIGHT.wide)
  return tilesInPercent(weights, NOMINAL_WIDTH.phone, TREEMAP_HEIGHT.phone).map((phone, index) => ({
    phone,
    wide: wide[index] ?? phone,
  }))
}

function tilesInPercent(weights: readonly number[], width: number, height: number): Box[] {
  return binaryTiling(weights, { x: 0, y: 0, width, height }).map((tile) => ({
    x: percent(tile.x / width),
    y: percent(tile.y / height),
    width: percent(tile.width / width),
    height: percent(tile.height / height),
  }))
}

function percent(share: number) {
  return Math.round(share * 1e5) / 1e3
}
