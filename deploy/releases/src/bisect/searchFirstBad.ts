/** The result of a trial: the state works, fails, or could not be tested. */
export type Verdict = 'good' | 'bad' | 'skip'

/** The two states between which a fault appeared, by number: the last good one and the first known bad one. */
export interface Search {
  lastGood: number
  firstBad: number
}

/**
 * Binary search for the first bad state between a good one (0) and a bad one (`last`). The two states it returns are adjacent,
 * unless the states between them could not be tested.
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
