/** Middle of some numbers; of an even count, the mean of the two in the middle. NaN when there are none. */
export function median(numbers: readonly number[]) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/**
 * Median of the ratios of numbers that belong together: of two visits made one after the other, both suffer when the machine
 * is busy, and their ratio hardly does.
 */
export function pairedRatio(numbers: readonly number[], others: readonly number[]) {
  return median(numbers.map((number, index) => number / (others[index] ?? Number.NaN)))
}
