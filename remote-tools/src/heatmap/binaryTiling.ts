/** A rectangle in the units of the box that was cut. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Cuts a box into tiles whose areas are proportional to the weights, in their order. It cuts across the longer side into halves of
 * nearly equal weight, and repeats that in each half. Tiles stay almost square, which keeps them readable on phones.
 */
export function binaryTiling(weights: readonly number[], box: Box): Box[] {
  if (weights.length === 0) return []
  if (weights.length === 1) return [box]
  const cut = evenCut(weights)
  const share = total(weights.slice(0, cut)) / total(weights)
  const [first, second] = split(box, share)
  return [...binaryTiling(weights.slice(0, cut), first), ...binaryTiling(weights.slice(cut), second)]
}

/** Returns the number of weights in the first half, so that the halves differ least; each half has at least one. */
function evenCut(weights: readonly number[]): number {
  const half = total(weights) / 2
  const distances = weights
    .slice(0, -1)
    .map((_, index) => Math.abs(total(weights.slice(0, index + 1)) - half))
  return distances.indexOf(Math.min(...distances)) + 1
}

function split({ x, y, width, height }: Box, share: number): [Box, Box] {
  if (width >= height) {
    const left = width * share
    return [
      { x, y, width: left, height },
      { x: x + left, y, width: width - left, height },
    ]
  }
  const top = height * share
  return [
    { x, y, width, height: top },
    { x, y: y + top, width, height: height - top },
  ]
}

function total(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
