import type { Verdict } from './searchFirstBad'

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
