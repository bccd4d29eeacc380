/** Returns the median of some numbers: for an even count, the mean of the two in the middle. NaN for an empty list. */
export function median(numbers: readonly number[]) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/**
 * Returns the median of the ratios of paired numbers. Two visits made one after the other are equally slowed down by a busy machine, so
 * their ratio hardly changes.
 */
export function pairedRatio(numbers: readonly number[], others: readonly number[]) {
  return median(numbers.map((number, index) => number / (others[index] ?? Number.NaN)))
}
