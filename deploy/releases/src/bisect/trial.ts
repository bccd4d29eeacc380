import type { Verdict } from './searchFirstBad'

/** What judges a site; how it does so is its own affair. */
export interface Trial {
  /** What the person who asked calls it, for the words of a refusal. */
  name: string
  /** Judges the site at an address; undefined when there is nothing by that name that could. */
  judge(url: string): Promise<Judgement | undefined>
}

/** A verdict, and how the command ended; null for a signal. */
export interface Judgement {
  verdict: Verdict
  exitCode: number | null
}
