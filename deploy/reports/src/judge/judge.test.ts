/** @jest-environment node */
import { evidenceOfWorse, type Slot } from './evidence'
import { type Comparison, judge, type NewFault, type Seen } from './judge'
import { nextStep, type StageSoFar } from './nextStep'

const slot = (present: [bad: number, count: number], next: [bad: number, count: number]): Slot => ({
  present: { bad: present[0], count: present[1] },
  next: { bad: next[0], count: next[1] },
})

const NEW_FAULT: NewFault = {
  ...{ app: 'wallet', version: '1.5.0', kind: 'firstRender', module: './open' },
  ...{ error: 'TypeError: no balance', count: 10 },
}

const comparison = (overrides: Partial<Comparison> = {}): Comparison => ({
  ...{ app: 'wallet', measure: 'faults', isChanged: true, slots: [] },
  ...overrides,
})
const seen = (overrides: Partial<Seen> = {}): Seen => ({
  ...{ comparisons: [], newFaults: [], visits: { present: 950, next: 50 } },
  ...overrides,
})

describe('the evidence that a release is worse', () => {
  it('is none where nothing was seen, nothing failed, or only one release was visited', () => {
    expect(evidenceOfWorse([]).now).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([0, 500], [0, 20])]).now).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([7, 500], [0, 0])]).now).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([500, 500], [20, 20])]).now).toBeCloseTo(1)
  })

  it('is the ratio of the likelihoods: of one visit each the only bad one is the next release’s', () => {
    // Odds of o: o / (1 + o), beside a half.
    const odds = [1.25, 1.6, 2.5, 5, 15, 60, 250]
    const expected = odds.reduce((sum, each) => sum + (2 * each) / (1 + each), 0) / odds.length
    expect(evidenceOfWorse([slot([0, 1], [1, 1])]).now).toBeCloseTo(expected, 10)
  })

  it('is 1 on average over all that can be drawn if neither is worse', () => {
    // Four of twelve visits are bad, three of the twelve are the next release's.
    const choose = (of: number, some: number): number =>
      some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some
    const average = [0, 1, 2, 3].reduce(
      (sum, bad) =>
        sum +
        ((choose(3, bad) * choose(9, 4 - bad)) / choose(12, 4)) *
          evidenceOfWorse([slot([4 - bad, 9], [bad, 3])]).now,
      0,
    )
    expect(average).toBeCloseTo(1, 10)
  })

  it('grows from slot to slot, falls again, and keeps its height', () => {
    const [bad, good] = [slot([0, 900], [5, 50]), slot([9, 900], [0, 50])]
    const grown = evidenceOfWorse([bad, bad])
    const fallen = evidenceOfWorse([bad, bad, good, good, good])
    expect(grown.now).toBeGreaterThan(1_000)
    expect(fallen.now).toBeLessThan(grown.now)
    expect(fallen.most).toBe(grown.most)
  })

  it('is not swayed by a bad hour of both, nor by a release that is slightly worse than is tolerated', () => {
    expect(evidenceOfWorse([slot([450, 900], [25, 50])]).most).toBeLessThan(2)
    const slightly = Array.from({ length: 50 }, () => slot([250, 1_000], [285, 1_000]))
    expect(evidenceOfWorse(slightly).most).toBeGreaterThan(1_000)
    expect(evidenceOfWorse(slightly, 1.1).most).toBeLessThan(2)
  })

  it('counts a visit that failed after it was counted no more than once', () => {
    expect(evidenceOfWorse([slot([0, 10], [3, 0])]).now).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([12, 10], [0, 5])]).now).toBeLessThan(1)
  })
})

describe('the judge', () => {
  it('ends a rollout for a fault that ten visits of the next release alone have met', () => {
    expect(judge(seen({ newFaults: [{ ...NEW_FAULT, count: 9 }] }), 0.05)).toEqual({ kind: 'sound' })
    expect(judge(seen({ newFaults: [NEW_FAULT] }), 0.05)).toEqual({ kind: 'newFault', fault: NEW_FAULT })
  })

  it('wants more of them where most visitors have the next release, whose faults are then its alone by chance', () => {
    const at = (count: number) =>
      judge(seen({ newFaults: [{ ...NEW_FAULT, count }], visits: { present: 100, next: 900 } }), 0.9).kind
    expect(at(100)).toBe('sound')
    expect(at(120)).toBe('newFault')
  })

  it('goes by the part of the visitors while there are too few visits to say more', () => {
    const at = (next: number) =>
      judge(seen({ newFaults: [NEW_FAULT], visits: { present: 0, next } }), 0.05).kind
    expect([at(99), at(100)]).toEqual(['newFault', 'sound'])
  })

  it('says which application is worse by which measure, with what was counted', () => {
    const slots = [slot([1, 900], [6, 50]), slot([2, 900], [6, 50])]
    expect(judge(seen({ comparisons: [comparison({ slots })] }), 0.05)).toEqual({
      kind: 'worse',
      app: 'wallet',
      measure: 'faults',
      present: { count: 1_800, bad: 3 },
      next: { count: 100, bad: 12 },
    })
  })

  it('suspects what chance may have done, and forgets it when it passes', () => {
    const bad = slot([2, 900], [3, 50])
    const suspected = judge(seen({ comparisons: [comparison({ slots: [bad] })] }), 0.05)
    expect(suspected.kind).toBe('suspect')
    const slots = [bad, ...Array.from({ length: 5 }, () => slot([3, 900], [0, 50]))]
    expect(judge(seen({ comparisons: [comparison({ slots })] }), 0.05)).toEqual({ kind: 'sound' })
  })

  it('asks for more evidence the more it compares, and for most of a neighbour that has not changed', () => {
    // An evidence of some 240: enough alone, and too little beside others.
    const slots = [slot([1, 900], [3, 50])]
    const kindOf = (...comparisons: Comparison[]) => judge(seen({ comparisons }), 0.05).kind
    expect(kindOf(comparison({ slots }))).toBe('worse')
    expect(kindOf(comparison({ slots, isChanged: false }), comparison({ app: 'earn' }))).toBe('suspect')
    expect(
      kindOf(comparison({ slots }), ...['earn', 'tools', 'host'].map((app) => comparison({ app }))),
    ).toBe('suspect')
  })
})

describe('the next step', () => {
  const so = (overrides: Partial<StageSoFar> = {}): StageSoFar => ({
    ...{ elapsedMs: 900_000, everyMs: 900_000, visits: 300, visitsWanted: 300 },
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

  it('waits for what is missing, and says for what', () => {
    expect(nextStep(so({ elapsedMs: 899_999 }))).toEqual({ kind: 'wait', for: 'time' })
    expect(nextStep(so({ visits: 299 }))).toEqual({ kind: 'wait', for: 'visits' })
    const verdict = { kind: 'suspect', ...compared } as const
    expect(nextStep(so({ verdict }))).toEqual({ kind: 'wait', for: 'certainty', verdict })
  })

  it('takes back at once what is worse, whatever time has passed', () => {
    const verdict = { kind: 'worse', ...compared } as const
    expect(nextStep(so({ elapsedMs: 0, visits: 12, verdict }))).toEqual({ kind: 'abort', verdict })
  })
})
