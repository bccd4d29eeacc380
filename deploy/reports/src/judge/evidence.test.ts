/** @jest-environment node */
import { chanceOfAtLeast, evidenceOfWorse, MARGIN, missingVisits, type Slot } from './evidence'

const slot = (present: [bad: number, count: number], next: [bad: number, count: number]): Slot => ({
  present: { bad: present[0], count: present[1] },
  next: { bad: next[0], count: next[1] },
})

describe('the evidence that a release is worse', () => {
  it('is none where nothing was seen, nothing failed, or only one release was visited', () => {
    expect(evidenceOfWorse([])).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([0, 500], [0, 20])])).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([7, 500], [0, 0])])).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([500, 500], [20, 20])])).toBeCloseTo(1)
  })

  it('is the ratio of the likelihoods: of one visit each the only bad one is the next release’s', () => {
    // Odds of o: o / (1 + o), compared with a half.
    const odds = [1.25, 1.6, 2.5, 5, 15, 60, 250]
    const expected = odds.reduce((sum, each) => sum + (2 * each) / (1 + each), 0) / odds.length
    expect(evidenceOfWorse([slot([0, 1], [1, 1])])).toBeCloseTo(expected, 10)
  })

  it('is 1 on average over all that can be drawn if neither is worse', () => {
    // Four of twelve visits are bad, three of the twelve are the next release's.
    const choose = (of: number, some: number): number =>
      some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some
    const average = [0, 1, 2, 3].reduce(
      (sum, bad) =>
        sum +
        ((choose(3, bad) * choose(9, 4 - bad)) / choose(12, 4)) *
          evidenceOfWorse([slot([4 - bad, 9], [bad, 3])]),
      0,
    )
    expect(average).toBeCloseTo(1, 10)
  })

  it('grows from slot to slot, and falls again', () => {
    const [bad, good] = [slot([0, 900], [5, 50]), slot([9, 900], [0, 50])]
    const grown = evidenceOfWorse([bad, bad])
    expect(grown).toBeGreaterThan(1_000)
    expect(evidenceOfWorse([bad, bad, good, good, good])).toBeLessThan(grown)
  })

  it('is not swayed by a bad hour of both, nor by a release that is slightly worse than is tolerated', () => {
    expect(evidenceOfWorse([slot([450, 900], [25, 50])])).toBeLessThan(2)
    const slightly = Array.from({ length: 50 }, () => slot([250, 1_000], [285, 1_000]))
    expect(evidenceOfWorse(slightly)).toBeGreaterThan(1_000)
    expect(evidenceOfWorse(slightly, 1.1)).toBeLessThan(2)
  })

  it('counts a visit that failed after it was counted no more than once', () => {
    expect(evidenceOfWorse([slot([0, 10], [3, 0])])).toBeCloseTo(1)
    expect(evidenceOfWorse([slot([12, 10], [0, 5])])).toBeLessThan(1)
  })
})

describe('the evidence that a release is not worse', () => {
  it('is the ratio of the likelihoods of as good and of worse by two in a hundred visits', () => {
    expect(MARGIN).toBe(0.02)
    // 100 visits with a bad one, where the present release fails in 1 %: 102 more good ones make it 20.
    const evidence = (good: number) => (0.99 / 0.97) ** (99 + good) / 3
    expect(missingVisits({ count: 100, bad: 1 }, 0.01)).toBe(102)
    expect([evidence(101) < 20, evidence(102) >= 20]).toEqual([true, true])
  })

  it('needs at least 148 good visits, and more for each bad one', () => {
    expect(missingVisits({ count: 0, bad: 0 }, 0)).toBe(148)
    const missing = [0, 1, 2].map((bad) => missingVisits({ count: 147, bad }, 0))
    expect(missing).toEqual([1, 81, 162])
    expect(missingVisits({ count: 300, bad: 1 }, 0.005)).toBe(0)
  })

  it('takes a release that is worse by the margin for as good in 1 of 20 cases at most', () => {
    // All that 400 visits can bring, looked at after each: the chance to have been enough once.
    let passed = 0
    let undecided = new Map([[0, 1]])
    for (let count = 1; count <= 400; count++) {
      const after = new Map<number, number>()
      for (const [bad, chance] of undecided)
        for (const [more, part] of [
          [0, 0.97],
          [1, 0.03],
        ] as const) {
          if (missingVisits({ count, bad: bad + more }, 0.01) === 0) passed += chance * part
          else after.set(bad + more, (after.get(bad + more) ?? 0) + chance * part)
        }
      undecided = after
    }
    expect(passed).toBeGreaterThan(0.01)
    expect(passed).toBeLessThan(0.05)
  })
})

describe('bounded work', () => {
  it('judges ninety million invented visits in a moment, by their rates', () => {
    const million = 1_000_000
    const slots = Array.from({ length: 6 }, () => slot([45 * million, 90 * million], [million, 2 * million]))
    expect(evidenceOfWorse(slots)).toBeLessThan(10)
    const worse = [slot([million, 90 * million], [million, 2 * million])]
    expect(evidenceOfWorse(worse)).toBeGreaterThan(1_000)
    expect(chanceOfAtLeast({ count: 90 * million, bad: 9 * million }, 0.05)).toBeLessThan(1e-6)
  })

  it('gives the binomial chance', () => {
    expect(chanceOfAtLeast({ count: 3, bad: 0 }, 0.5)).toBe(1)
    expect(chanceOfAtLeast({ count: 3, bad: 2 }, 0.5)).toBeCloseTo(0.5, 12)
    expect(chanceOfAtLeast({ count: 20, bad: 10 }, 0.05)).toBeCloseTo(1.13e-8, 9)
  })
})
