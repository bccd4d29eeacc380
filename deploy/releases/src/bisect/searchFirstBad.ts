/** What a trial says of a state: it works, it does not, or it cannot be told. */
export type Verdict = 'good' | 'bad' | 'skip'

/** The states between which a fault came, by number: the last good one and the first known bad one. */
export interface Search {
  lastGood: number
  firstBad: number
}

/**
 * Halves the states between a good one (0) and a bad one (`last`) until the first bad state is found; the two are next to each
 * other then, unless states between them cannot be told.
 */
export async function searchFirstBad(
  last: number,
  judge: (state: number) => Promise<Verdict>,
): Promise<Search> {
  const skipped = new Set<number>()
  let lastGood = 0
  let firstBad = last
  for (;;) {
    const middle = (lastGood + firstBad) / 2
    const state = between(lastGood, firstBad)
      .filter((candidate) => !skipped.has(candidate))
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
    if (state === undefined) return { lastGood, firstBad }
    const verdict = await judge(state)
    if (verdict === 'good') lastGood = state
    else if (verdict === 'bad') firstBad = state
    else skipped.add(state)
  }
}

function between(low: number, high: number) {
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index)
}
