/** The result of a trial: the state works, fails, or could not be tested. */
export type Verdict = 'good' | 'bad' | 'skip'

/** Judges a site. */
export interface Trial {
  /** Name of the trial in messages. */
  name: string
  /** Judges the site at an address; undefined when there is nothing by that name that could. */
  judge(url: string): Promise<Judgement | undefined>
}

/** A verdict, and how the command ended; null for a signal. */
export interface Judgement {
  verdict: Verdict
  exitCode: number | null
}

/** Searches for the first bad state between 0 and `last`. The two states are adjacent, unless those between them were skipped. */
export async function searchFirstBad(last: number, judge: (state: number) => Promise<Verdict>) {
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
