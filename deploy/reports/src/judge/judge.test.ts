/** @jest-environment node */
import { missingVisits, type Slot } from './evidence'
import { type Comparison, judge, missingEvidence, type NewFault, type Seen } from './judge'

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

describe('the missing evidence', () => {
  it('depends on the present release’s failures now, and on its past while it has few visits', () => {
    const outage = [slot([190, 1_900], [10, 100])]
    const past = { count: 10_000, bad: 50 }
    const missing = (slots: Slot[]) => missingEvidence([comparison({ slots, past })])
    expect(missing(outage)).toEqual([{ app: 'wallet', visits: missingVisits({ count: 100, bad: 10 }, 0.1) }])
    expect(missing([slot([1, 2], [1, 200])])).toEqual([
      { app: 'wallet', visits: missingVisits({ count: 200, bad: 1 }, 51 / 10_002) },
    ])
  })

  it('is wanted of each changed application; a changed host has the visits of all', () => {
    const good = [slot([2, 400], [0, 160])]
    const apps = [comparison({ slots: good }), comparison({ app: 'earn', slots: [slot([0, 9], [0, 100])] })]
    expect(missingEvidence(apps)).toEqual([{ app: 'earn', visits: 48 }])
    const unchanged = apps.map((one) => ({ ...one, isChanged: false }))
    expect(missingEvidence([comparison({ app: 'host' }), ...unchanged])).toEqual([])
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

  it('compares shares of visitors while there are too few visits for more', () => {
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

  it('names the worse application and the measure, with the counts', () => {
    const slots = [slot([1, 900], [6, 50]), slot([2, 900], [6, 50])]
    expect(judge(seen({ comparisons: [comparison({ slots })] }), 0.05)).toEqual({
      kind: 'worse',
      app: 'wallet',
      measure: 'faults',
      present: { count: 1_800, bad: 3 },
      next: { count: 100, bad: 12 },
    })
  })

  it('marks a possibly random difference as suspected, and clears it when it passes', () => {
    const bad = slot([2, 900], [3, 50])
    const suspected = judge(seen({ comparisons: [comparison({ slots: [bad] })] }), 0.05)
    expect(suspected.kind).toBe('suspect')
    const slots = [bad, ...Array.from({ length: 5 }, () => slot([3, 900], [0, 50]))]
    expect(judge(seen({ comparisons: [comparison({ slots })] }), 0.05)).toEqual({ kind: 'sound' })
  })

  it('takes no browser that fails three times in a row for a worse release', () => {
    const kindOf = (bad: number) =>
      judge(seen({ comparisons: [comparison({ slots: [slot([0, 95], [bad, 5])] })] }), 0.05).kind
    expect([kindOf(3), kindOf(4)]).toEqual(['suspect', 'worse'])
  })

  it('asks for more evidence the more it compares, and for most of a neighbour that has not changed', () => {
    // An evidence of some 200: enough alone, and too little next to others.
    const slots = [slot([4, 980], [4, 50])]
    const kindOf = (...comparisons: Comparison[]) => judge(seen({ comparisons }), 0.05).kind
    expect(kindOf(comparison({ slots }))).toBe('worse')
    expect(kindOf(comparison({ slots, isChanged: false }), comparison({ app: 'earn' }))).toBe('suspect')
    expect(
      kindOf(comparison({ slots }), ...['earn', 'tools', 'host'].map((app) => comparison({ app }))),
    ).toBe('suspect')
  })
})
