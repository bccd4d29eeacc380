// A little more than half of the line's width, so that turning points are not cut off.
const MARGIN = 2

/**
 * Returns the `d` of a line through the values, spread over the box. Flat values run through its middle; fewer than two give nothing.
 * Values that differ by less than `leastSpan` of themselves (default: 0) use only that share of the height.
 */
export function sparklinePath(
  values: readonly number[],
  width: number,
  height: number,
  leastSpan = 0,
): string {
  if (values.length < 2) return ''
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const range = Math.max(highest - lowest, leastSpan * highest)
  const bottom = (lowest + highest - range) / 2
  const step = (width - 2 * MARGIN) / (values.length - 1)
  const points = values.map((value, index) => {
    const share = range === 0 ? 0.5 : (value - bottom) / range
    return `${rounded(MARGIN + index * step)} ${rounded(height - MARGIN - share * (height - 2 * MARGIN))}`
  })
  return `M${points.join('L')}`
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}
