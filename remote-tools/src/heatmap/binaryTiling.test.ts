/** @jest-environment node */
import { binaryTiling, type Box } from './binaryTiling'

const BOX: Box = { x: 0, y: 0, width: 300, height: 200 }
const area = ({ width, height }: Box) => width * height

function overlap(a: Box, b: Box) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

describe('the tiling of the heatmap', () => {
  const weights = [4, 4, 3, 2, 2, 1.5, 1, 1]
  const tiles = binaryTiling(weights, BOX)

  it('gives each tile an area in proportion to its weight, in the given order [TLS-42]', () => {
    const unit = area(BOX) / 18.5
    expect(tiles).toHaveLength(weights.length)
    tiles.forEach((tile, index) => {
      expect(area(tile)).toBeCloseTo((weights[index] ?? 0) * unit, 6)
    })
  })

  it('fills the box without overlaps [TLS-42]', () => {
    expect(tiles.reduce((sum, tile) => sum + area(tile), 0)).toBeCloseTo(area(BOX), 6)
    tiles.forEach((a, index) => {
      for (const b of tiles.slice(index + 1)) expect(overlap(a, b)).toBeCloseTo(0, 6)
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.y).toBeGreaterThanOrEqual(0)
      expect(a.x + a.width).toBeLessThanOrEqual(BOX.width + 1e-9)
      expect(a.y + a.height).toBeLessThanOrEqual(BOX.height + 1e-9)
    })
  })

  it('cuts across the longer side', () => {
    expect(binaryTiling([1, 1], BOX)).toEqual([
      { x: 0, y: 0, width: 150, height: 200 },
      { x: 150, y: 0, width: 150, height: 200 },
    ])
    expect(binaryTiling([1, 3], { ...BOX, width: 100 })).toEqual([
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 0, y: 50, width: 100, height: 150 },
    ])
  })

  it('gives one tile all of the box and no weights no tiles', () => {
    expect(binaryTiling([7], BOX)).toEqual([BOX])
    expect(binaryTiling([], BOX)).toEqual([])
  })
})
