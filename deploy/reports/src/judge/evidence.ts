/** Visits, or measurements, and how many of them were bad: had a fault, or were slower than the limit. */
export interface Tally {
  count: number
  bad: number
}

/** Adds up counts; 0 where there are none. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { count: 0, bad: 0 }
  for (const { count, bad } of tallies) {
    sum.count += count
    sum.bad += bad
  }
  return sum
}

/** Counts of two releases in the same period, such as five minutes. */
export interface Slot {
  present: Tally
  next: Tally
}

/**
 * Maximum number of compared visits of one release in a slot. Of more visits, the same part of both releases is compared, and of the bad
 * visits.
 */
const MOST_COMPARED = 10_000

/** Alternatives for how much worse the odds of a bad visit may be. All are equally likely at the start. */
const WORSE_ODDS = [1.25, 1.6, 2.5, 5, 15, 60, 250]

/**
 * Returns the evidence that the next release is worse than the present one by more than a factor in its odds.
 *
 * Each slot is one draw: so many visits of both releases, so many of them bad. If neither release is worse, the bad visits fall on
 * the releases by chance, whatever the rate at that time of day. The slot's factor is the chance of the draw with a worse next
 * release, divided by its chance with an equal one. For equal releases this factor is 1 on average, and so is the product of all slots. By
 * Ville's inequality such a product ever reaches 100 in 1 of 100 rollouts at most, however often it is looked at.
 *
 * @example
 * // Of 900 visits of the present release 1 is bad, of 50 visits of the next one 3. If neither is worse, 3 or more of the
 * // 4 bad visits fall on those 50 of 950 visits by chance in about 1 of 1,800 cases:
 * evidenceOfWorse([{ present: { count: 900, bad: 1 }, next: { count: 50, bad: 3 } }]) // about 240
 */
export function evidenceOfWorse(slots: readonly Slot[], tolerated = 1): number {
  const odds = WORSE_ODDS.map((factor) => Math.log(factor * tolerated))
  const compared = slots.map(bounded)
  const likelihood = (logOdds: number) =>
    compared.reduce((sum, slot) => sum + logLikelihood(slot, logOdds), 0)
  const fair = likelihood(Math.log(tolerated))
  return Math.exp(logSum(odds.map((each) => likelihood(each) - fair))) / odds.length
}

/** The log likelihood of a slot's bad visits at these odds, all counts given (Fisher's noncentral hypergeometric distribution). */
function logLikelihood({ present, next }: Slot, logOdds: number) {
  // A visit that fails after it was counted is reported later, maybe in a slot without another visit.
  const badInNext = Math.min(next.bad, next.count)
  const bad = Math.min(present.bad, present.count) + badInNext
  const [first, last] = [Math.max(0, bad - present.count), Math.min(bad, next.count)]
  // Each outcome's weight relative to the first one, as a logarithm.
  let [weight, drawn] = [0, 0]
  const weights = [0]
  for (let drawnInNext = first; drawnInNext < last; drawnInNext++) {
    const ratio =
      ((next.count - drawnInNext) * (bad - drawnInNext)) /
      ((drawnInNext + 1) * (present.count - bad + drawnInNext + 1))
    weight += Math.log(ratio) + logOdds
    weights.push(weight)
    if (drawnInNext + 1 === badInNext) drawn = weight
  }
  return drawn - logSum(weights)
}

/**
 * Limits a slot's visits, so that its comparison takes little time and memory however many are reported. Fewer visits are weaker
 * evidence.
 */
function bounded(slot: Slot): Slot {
  const most = Math.max(slot.present.count, slot.next.count)
  if (most <= MOST_COMPARED) return slot
  const part = ({ count, bad }: Tally): Tally => ({
    count: Math.floor((count * MOST_COMPARED) / most),
    bad: Math.floor((Math.min(bad, count) * MOST_COMPARED) / most),
  })
  return { present: part(slot.present), next: part(slot.next) }
}

/**
 * The chance that at least so many of the visits are bad when each one is with this rate, by the binomial distribution.
 *
 * @example
 * chanceOfAtLeast({ count: 20, bad: 10 }, 0.05) // 0.00000001
 */
export function chanceOfAtLeast({ count, bad }: Tally, rate: number): number {
  if (bad <= 0 || rate >= 1) return 1
  const [of, least] =
    count > MOST_COMPARED ? [MOST_COMPARED, Math.floor((bad * MOST_COMPARED) / count)] : [count, bad]
  let [term, sum] = [of * Math.log1p(-rate), 0]
  for (let each = 0; each <= of; each++) {
    if (each >= least) sum += Math.exp(term)
    term += Math.log((of - each) / (each + 1)) + Math.log(rate / (1 - rate))
  }
  return Math.min(1, sum)
}

/** Additional failing visits, as a part of all visits, that the next release may have and still count as not worse. */
export const MARGIN = 0.02

/** How many times as likely "as good as the present release" has to be as "worse by the margin". 1 in 20 releases that are worse pass. */
const ENOUGH = 20

/** The lowest rate of failing visits that is assumed for the present release. A rate of 0 cannot be multiplied. */
const LEAST_RATE = 0.005

/**
 * Returns how many more visits of the next release without a fault show that it is not worse by more than MARGIN; 0 when the visits so
 * far do. `rate` is the part of the present release's visits that fail.
 *
 * Each visit multiplies the evidence by a ratio of two chances: that of the visit in a release as good as the present one, divided by
 * that in a release that is worse by the margin. This is Wald's sequential test, which may be evaluated after every visit.
 *
 * @example
 * // The present release fails in 1 % of its visits, a worse one would in 3 %. Each good visit counts 0.99 / 0.97 = 1.02 times,
 * // each bad one 0.01 / 0.03 = a third. 100 visits with one bad one give 1.0206 ** 99 / 3 = 2.5; 20 are wanted:
 * missingVisits({ count: 100, bad: 1 }, 0.01) // 102, because 2.5 * 1.0206 ** 102 is 20
 */
export function missingVisits({ count, bad }: Tally, rate: number): number {
  const usual = Math.min(1 - 2 * MARGIN, Math.max(LEAST_RATE, rate))
  const worse = usual + MARGIN
  const [ofGood, ofBad] = [Math.log((1 - usual) / (1 - worse)), Math.log(usual / worse)]
  const failed = Math.min(bad, count)
  const evidence = (count - failed) * ofGood + failed * ofBad
  return Math.max(0, Math.ceil((Math.log(ENOUGH) - evidence) / ofGood))
}

/** Returns the logarithm of a sum, from the logarithms of its terms. */
function logSum(logarithms: readonly number[]) {
  const greatest = logarithms.reduce((most, each) => Math.max(most, each), -Infinity)
  return greatest + Math.log(logarithms.reduce((sum, each) => sum + Math.exp(each - greatest), 0))
}
