import type { MissingVisits, Verdict } from './judge'

/** A stage of a rollout, and what there is to say of it. */
export interface StageSoFar {
  /** How long it has lasted, and how long it lasts at least. */
  elapsedMs: number
  everyMs: number
  /** Visits of the next release that it still needs. */
  missing: readonly MissingVisits[]
  verdict: Verdict
}

/** What comes next: everybody is taken back, the next stage begins, or neither, and why. */
export type NextStep =
  | { kind: 'abort'; verdict: Extract<Verdict, { kind: 'newFault' | 'harmful' | 'worse' }> }
  | { kind: 'advance' }
  | { kind: 'wait'; for: 'time' }
  | { kind: 'wait'; for: 'visits'; missing: readonly MissingVisits[] }
  | { kind: 'wait'; for: 'certainty'; verdict: Extract<Verdict, { kind: 'suspect' }> }
  | { kind: 'wait'; for: 'person'; verdict: Extract<Verdict, { kind: 'doubtful' | 'unlikelyVisits' }> }

/**
 * Returns the visits that a stage still needs: its own, of the application that has the fewest, and those that show that the next release
 * is not worse.
 */
export function missingInStage(
  { app, visits, visitsWanted }: MissingVisits & { visitsWanted: number },
  evidence: readonly MissingVisits[],
): MissingVisits[] {
  const missing = new Map(evidence.map((one) => [one.app, one.visits]))
  const ofStage = Math.max(visitsWanted - visits, missing.get(app) ?? 0)
  if (ofStage > 0) missing.set(app, ofStage)
  return [...missing].map(([name, count]) => ({ app: name, visits: count }))
}

/** Returns what a verdict means for a stage. A worse release is taken back at once; only a sound one goes on to the next stage. */
export function nextStep({ elapsedMs, everyMs, missing, verdict }: StageSoFar): NextStep {
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
      if (missing.length > 0) return { kind: 'wait', for: 'visits', missing }
      return elapsedMs < everyMs ? { kind: 'wait', for: 'time' } : { kind: 'advance' }
  }
}
