import type { MissingVisits, Verdict } from './judge'

/** A stage of a rollout, with its figures and verdict so far. */
export interface StageSoFar {
  /** Time that the stage has lasted, and its minimum. */
  elapsedMs: number
  everyMs: number
  /** Visits of the next release that it still needs. */
  missing: readonly MissingVisits[]
  verdict: Verdict
}

/** The next step: roll back, begin the next stage, or wait, and why. */
export type NextStep =
  | { kind: 'abort'; verdict: Extract<Verdict, { kind: 'newFault' | 'harmful' | 'worse' }> }
  | { kind: 'advance' }
  | { kind: 'wait'; for: 'time' }
  | { kind: 'wait'; for: 'visits'; missing: readonly MissingVisits[] }
  | { kind: 'wait'; for: 'certainty'; verdict: Extract<Verdict, { kind: 'suspect' }> }
  | { kind: 'wait'; for: 'person'; verdict: Extract<Verdict, { kind: 'doubtful' | 'unlikelyVisits' }> }

/**
 * Returns the visits that a stage still needs: its own, of the application with the fewest visits, and those that show that the next
 * release is not worse.
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

/** Returns the next step of a stage for its verdict. A worse release is rolled back at once. Only a sound one goes on to the next stage. */
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
