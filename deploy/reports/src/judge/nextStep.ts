import type { Verdict } from './judge'

/** A stage of a rollout, and what there is to say of it. */
export interface StageSoFar {
  /** How long it has lasted, and how long it lasts at least. */
  elapsedMs: number
  everyMs: number
  /** Visits of the next release in it, and how many it needs. */
  visits: number
  visitsWanted: number
  verdict: Verdict
}

/** What comes next: everybody is taken back, the next stage begins, or neither, and why. */
export type NextStep =
  | { kind: 'abort'; verdict: Extract<Verdict, { kind: 'newFault' | 'harmful' | 'worse' }> }
  | { kind: 'advance' }
  | { kind: 'wait'; for: 'time' | 'visits' }
  | { kind: 'wait'; for: 'certainty'; verdict: Extract<Verdict, { kind: 'suspect' }> }
  | { kind: 'wait'; for: 'person'; verdict: Extract<Verdict, { kind: 'doubtful' | 'unlikelyVisits' }> }

/** What a verdict means for a stage. A release that is worse is taken back at once; time and visits are waited for with no other. */
export function nextStep({ elapsedMs, everyMs, visits, visitsWanted, verdict }: StageSoFar): NextStep {
  switch (verdict.kind) {
    case 'newFault':
    case 'harmful':
    case 'worse':
      return { kind: 'abort', verdict }
    case 'doubtful':
    case 'unlikelyVisits':
      return { kind: 'wait', for: 'person', verdict }
    case 'suspect':
      return { kind: 'wait', for: 'certainty', verdict }
    case 'sound':
      if (visits < visitsWanted) return { kind: 'wait', for: 'visits' }
      return elapsedMs < everyMs ? { kind: 'wait', for: 'time' } : { kind: 'advance' }
  }
}
