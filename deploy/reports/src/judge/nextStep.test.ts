/** @jest-environment node */
import { missingInStage, nextStep, type StageSoFar } from './nextStep'

describe('the visits that a stage still needs', () => {
  it('are its own of the application with the fewest, and those that are missing as evidence', () => {
    const stage = { app: 'wallet', visits: 237, visitsWanted: 300 }
    expect(missingInStage(stage, [])).toEqual([{ app: 'wallet', visits: 63 }])
    expect(missingInStage(stage, [{ app: 'wallet', visits: 90 }])).toEqual([{ app: 'wallet', visits: 90 }])
    expect(missingInStage({ ...stage, visits: 300 }, [{ app: 'earn', visits: 4 }])).toEqual([
      { app: 'earn', visits: 4 },
    ])
    expect(missingInStage({ ...stage, visits: 300 }, [])).toEqual([])
  })
})

describe('the next step', () => {
  const so = (overrides: Partial<StageSoFar> = {}): StageSoFar => ({
    ...{ elapsedMs: 900_000, everyMs: 900_000, missing: [] },
    ...{ verdict: { kind: 'sound' } },
    ...overrides,
  })
  const compared = {
    app: 'wallet',
    measure: 'faults',
    present: { count: 9, bad: 0 },
    next: { count: 9, bad: 9 },
  } as const

  it('is the next stage when its time is over, it was visited enough and is sound', () => {
    expect(nextStep(so())).toEqual({ kind: 'advance' })
  })

  it('waits for missing evidence, and names it', () => {
    expect(nextStep(so({ elapsedMs: 899_999 }))).toEqual({ kind: 'wait', for: 'time' })
    const missing = [{ app: 'wallet', visits: 63 }]
    expect(nextStep(so({ missing }))).toEqual({ kind: 'wait', for: 'visits', missing })
    const verdict = { kind: 'suspect', ...compared } as const
    expect(nextStep(so({ verdict }))).toEqual({ kind: 'wait', for: 'certainty', verdict })
  })

  it('takes back a worse release at once, however short its time', () => {
    const verdict = { kind: 'worse', ...compared } as const
    expect(nextStep(so({ elapsedMs: 0, missing: [{ app: 'wallet', visits: 288 }], verdict }))).toEqual({
      kind: 'abort',
      verdict,
    })
  })
})
