/** @jest-environment node */
import { chanceOfAtLeast, evidenceOfWorse, type Slot } from './evidence'
import { type Comparison, judge, type NewFault, type Seen } from './judge'
import { nextStep, type StageSoFar } from './nextStep'

const slot = (present: [bad: number, count: number], next: [bad: number, count: number]): Slot => ({
  present: { bad: present[0], count: present[1] },
  next: { bad: next[0], count: next[1] },
})

const NEW_FAULT: NewFault = {
  ...{ app: 'wallet', version: '1.5.0', kind: 'firstRender', module: './open' },
  ...{ cause: '0123abcd', count: 10, inPresent: 0 },
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

describe('bounded work', () => {
  it('judges ninety million invented visits in a moment, by their rates', () => {
    const million = 1_000_000
    const slots = Array.from({ length: 6 }, () => slot([45 * million, 90 * million], [million, 2 * million]))
    expect(evidenceOfWorse(slots).most).toBeLessThan(10)
    const worse = [slot([million, 90 * million], [million, 2 * million])]
    expect(evidenceOfWorse(worse).most).toBeGreaterThan(1_000)
    expect(chanceOfAtLeast({ count: 90 * million, bad: 9 * million }, 0.05)).toBeLessThan(1e-6)
  })

  it('gives the binomial chance', () => {
    expect(chanceOfAtLeast({ count: 3, bad: 0 }, 0.5)).toBe(1)
    expect(chanceOfAtLeast({ count: 3, bad: 2 }, 0.5)).toBeCloseTo(0.5, 12)
    expect(chanceOfAtLeast({ count: 20, bad: 10 }, 0.05)).toBeCloseTo(1.13e-8, 9)
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
    expect([at(99), at(100)]).toEqual(['newFault', 'unlikelyVisits'])
  })

  it('knows a fault only when the present release shows it now at a comparable rate', () => {
    // At 5 % of the users, ten faults in the next release are 190 in the present one if both have it alike.
    const at = (inPresent: number) => judge(seen({ newFaults: [{ ...NEW_FAULT, inPresent }] }), 0.05).kind
    expect([at(0), at(1), at(18), at(19), at(190)]).toEqual([
      ...['newFault', 'newFault', 'newFault', 'sound', 'sound'],
    ])
  })

  it.each([0.01, 0.05, 0.5, 0.99])(
    'ends a rollout to a part of %d when ten of the first twenty visits fail, also in the running slot',
    (share) => {
      const present = Math.round((20 * (1 - share)) / share)
      const slots = [slot([0, present], [10, 20])]
      expect(judge(seen({ comparisons: [comparison({ slots })] }), share)).toMatchObject({
        kind: 'harmful',
        app: 'wallet',
      })
      expect(
        judge(seen({ comparisons: [comparison({ slots: [slot([0, present], [9, 20])] })] }), share).kind,
      ).not.toBe('harmful')
    },
  )

  it('takes no outage of both for harm, and waits for a person when the present release is worse than before', () => {
    const past = { count: 5_000, bad: 25 }
    const outage = comparison({ past, slots: [slot([95, 190], [5, 10])] })
    expect(judge(seen({ comparisons: [outage] }), 0.05)).toMatchObject({
      kind: 'doubtful',
      past,
      present: { count: 190, bad: 95 },
    })
    const over = comparison({
      past,
      slots: [...outage.slots, ...Array.from({ length: 12 }, () => slot([1, 190], [0, 10]))],
    })
    expect(judge(seen({ comparisons: [over] }), 0.05)).toEqual({ kind: 'sound' })
  })

  it('asks a person when the next release has far more visits than its part of the users', () => {
    const kindOf = (present: number, next: number, share = 0.05) =>
      judge(seen({ visits: { present, next } }), share).kind
    expect([kindOf(950, 50), kindOf(880, 120), kindOf(500, 500)]).toEqual([
      'sound',
      'sound',
      'unlikelyVisits',
    ])
    expect([kindOf(100, 900, 0.5), kindOf(300, 700, 0.5), kindOf(1, 900, 0.99)]).toEqual([
      ...['unlikelyVisits', 'sound', 'sound'],
    ])
  })

  it('does not let invented reports pass a release that fails in half its visits', () => {
    const past = { count: 5_000, bad: 25 }
    for (const invented of [0, 100, 1_000, 10_000])
      for (const isGood of [true, false]) {
        // Ten of its twenty real visits fail. Good visits are invented for it, or bad ones for the present release.
        const slots = [
          isGood ? slot([2, 380], [10, 20 + invented]) : slot([2 + invented, 380 + invented], [10, 20]),
        ]
        const visits = isGood ? { present: 380, next: 20 + invented } : { present: 380 + invented, next: 20 }
        const { kind } = judge(seen({ comparisons: [comparison({ slots, past })], visits }), 0.05)
        expect([invented, isGood, kind]).not.toEqual([invented, isGood, 'sound'])
      }
  })

  it('is passed by about two thousand invented visits in proportion for each real one, and ended by ten bad ones', () => {
    const past = { count: 5_000, bad: 25 }
    const kindWith = (times: number) => {
      const slots = [slot([2 + Math.round(times * 1.9), 380 * (1 + times)], [10, 20 * (1 + times)])]
      const visits = { present: 380 * (1 + times), next: 20 * (1 + times) }
      return judge(seen({ comparisons: [comparison({ slots, past })], visits }), 0.05).kind
    }
    expect([kindWith(1), kindWith(20), kindWith(100)]).toEqual(['worse', 'worse', 'sound'])
    const ended = judge(seen({ newFaults: [{ ...NEW_FAULT, count: 10 }] }), 0.05)
    expect(ended.kind).toBe('newFault')
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
