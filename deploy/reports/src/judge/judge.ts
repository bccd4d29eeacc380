import { HOST, type ReportedFault, type ReportedVital } from '@crossbook/contract'
import { chanceOfAtLeast, evidenceOfWorse, missingVisits, type Slot, sumOf, type Tally } from './evidence'

/** The measure of a comparison: visits with a fault, or one of the browsers' figures. */
export type Measure = 'faults' | ReportedVital['name']

/** One application in both releases, by one measure. */
export interface Comparison {
  app: string
  measure: Measure
  /** Whether the next release has another build of it; the others are its neighbours. */
  isChanged: boolean
  /** Slots since the next release was first shown, oldest first. Visits in the last slot may still be running. */
  slots: readonly Slot[]
  /** The visits of the present release before the first slot. */
  past?: Tally
}

/** A fault of the next release. */
export interface NewFault {
  app: string
  version: string
  kind: ReportedFault['kind']
  module: string
  /** A hash of its cause. `release faults` shows its message by this hash. */
  cause: string
  /** Visits that met it: a page reports each fault once. */
  count: number
  /** The same for the current release, since the first day with visits of the next one. */
  inPresent: number
}

/** Reports about two releases that a channel shows at the same time. */
export interface Seen {
  comparisons: readonly Comparison[]
  newFaults: readonly NewFault[]
  /** Visits of each since the next one has been shown. */
  visits: { present: number; next: number }
}

/** The verdict on the next release. */
export type Verdict =
  | { kind: 'newFault'; fault: NewFault }
  /** Too many of its visits fail to wait for a comparison. */
  | { kind: 'harmful'; app: string; measure: Measure; present: Tally; next: Tally }
  | { kind: 'worse'; app: string; measure: Measure; present: Tally; next: Tally }
  /** It looks worse, but that may still be chance. */
  | { kind: 'suspect'; app: string; measure: Measure; present: Tally; next: Tally }
  /** The present release fails far more than before the rollout. The cause may be an outage, or forged reports. */
  | { kind: 'doubtful'; app: string; past: Tally; present: Tally }
  /** The next release has far more of the visits than of the users. Some of the visits may be forged. */
  | { kind: 'unlikelyVisits'; visits: Seen['visits'] }
  | { kind: 'sound' }

/** The probability that an equal release is called worse, over all comparisons together. */
const FALSE_ALARM = 0.01

/** Shares of the false alarms for each question; two thirds of each are for changed builds. */
const SHARES = { faults: 0.6, vitals: 0.3, newFaults: 0.1 } as const
const CHANGED_SHARE = 2 / 3

/** Evidence at which the next stage waits for more evidence. Chance alone reaches it in one of ten cases. */
const SUSPICION = 10

/** Bad visits from which a release may be called worse: one browser that always fails causes a few in a row. */
const LEAST_BAD = 4

/** Visits that must have met a new fault before it ends a rollout. */
const NEW_FAULT_VISITS = 10

/** The part of the rate of the next release at which the present one has to show a fault for it to be known. */
const KNOWN_RATE = 0.1

/** Visits of the present release that have to have met a fault for it to be known: one report proves nothing. */
const LEAST_KNOWN = 3

/**
 * Limits for calling a rate harmful or doubtful: bad visits, the lowest rate, the factor over the usual rate, and the probability below
 * which it is not chance.
 */
const HARM = { visits: 10, leastRate: 0.05, timesPresent: 2, chance: 1e-6 } as const

/** Maximum ratio between the odds of a visit of the next release and the odds of a user of it. Some users visit more often than others. */
const MOST_VISITS_ODDS = 3

/** Slots in which the present release is compared with its own past: an hour. */
const DOUBT_SLOTS = 12

/** Assumed number of rare faults of a release, each of which may seem new by chance. */
const RARE_FAULTS = 100

/** Visits from which the next release's share of them is more reliable than its share of the visitors. */
const ENOUGH_VISITS = 100

/** Tolerated factor in the odds of a bad visit. Vitals may be slightly worse: users do not notice it, and the buckets are no finer. */
const TOLERATED: Readonly<Record<'faults' | 'vitals', number>> = { faults: 1, vitals: 1.1 }

/**
 * Judges the next release by its reports. `share` is the part of the visitors that it is shown to, from 0 to 1. Callers may repeat the
 * judgement as often as they like: of equal releases, at most FALSE_ALARM are called worse.
 */
export function judge({ comparisons, newFaults, visits }: Seen, share: number): Verdict {
  const part = partOfNext(visits, share)
  const fault = newFaults.find((one) => !isKnown(one, part) && one.count >= visitsOfNewFault(part))
  if (fault) return { kind: 'newFault', fault }
  const harmful = comparisons.find(isHarmful)
  if (harmful) return verdictOn('harmful', harmful)
  let suspect: Comparison | undefined
  for (const comparison of comparisons) {
    const { slots, measure } = comparison
    const evidence = evidenceOfWorse(slots, TOLERATED[kindOf(measure)])
    const isEnough =
      sums(slots).next.bad >= LEAST_BAD && evidence >= 1 / falseAlarmOf(comparison, comparisons)
    if (isEnough) return verdictOn('worse', comparison)
    if (evidence >= SUSPICION) suspect ??= comparison
  }
  const doubtful = comparisons.flatMap(doubtOf)[0]
  if (doubtful) return doubtful
  if (isUnlikely(visits, share)) return { kind: 'unlikelyVisits', visits }
  return suspect ? verdictOn('suspect', suspect) : { kind: 'sound' }
}

/** Visits of an application in the next release that a stage still needs. */
export interface MissingVisits {
  app: string
  visits: number
}

/** The fewest visits that can show that a release is not worse, if none of them fails. */
export const LEAST_VISITS = missingVisits({ count: 0, bad: 0 }, 0)

/**
 * Returns the visits without a fault that each changed application still needs, to show that the next release is not worse by more
 * than the margin. A host fails on the pages of all applications.
 */
export function missingEvidence(comparisons: readonly Comparison[]): MissingVisits[] {
  const ofFaults = comparisons.filter(({ measure }) => measure === 'faults')
  return ofFaults.flatMap((comparison) => {
    const { app, isChanged } = comparison
    if (!isChanged) return []
    const judged = app === HOST ? ofFaults : [comparison]
    const { present, next } = sums(judged.flatMap(({ slots }) => slots))
    const past = judged.flatMap((one) => one.past ?? [])
    const visits = missingVisits(
      next,
      rateOf(...(present.count < next.count ? [present, ...past] : [present])),
    )
    return visits === 0 ? [] : [{ app, visits }]
  })
}

/** The part of the visits that the next release has, from 0 to 1. */
function partOfNext({ present, next }: Seen['visits'], share: number) {
  // Frequent visitors may weigh more than their share. With few visits that is chance.
  const all = present + next
  const seen = all < ENOUGH_VISITS ? 0 : next / all
  return Math.min(0.999, Math.max(share, seen))
}

/** Whether the present release shows a fault now, at a rate that compares with the next one's. */
function isKnown({ count, inPresent }: NewFault, part: number) {
  const expected = (count * (1 - part)) / part
  return inPresent >= Math.max(LEAST_KNOWN, KNOWN_RATE * expected)
}

/**
 * Returns whether the next release fails so often that no comparison is needed, such as in ten of its first twenty visits. The limit is
 * twice the present release's own rate, either now or including the visits before, whichever is higher.
 */
function isHarmful({ measure, slots, past }: Comparison) {
  if (measure !== 'faults') return false
  const { present, next } = sums(slots)
  if (next.bad < HARM.visits) return false
  const usual = Math.max(rateOf(present), past ? rateOf(present, past) : 0)
  return chanceOfAtLeast(next, Math.max(HARM.leastRate, HARM.timesPresent * usual)) < HARM.chance
}

/** Whether the present release has failed far more in the last hour than before the rollout began. */
function doubtOf({ app, measure, slots, past }: Comparison): Extract<Verdict, { kind: 'doubtful' }>[] {
  if (measure !== 'faults' || !past || past.count < ENOUGH_VISITS) return []
  const { present } = sums(slots.slice(-DOUBT_SLOTS))
  if (present.bad < HARM.visits) return []
  const usual = Math.max(HARM.leastRate, HARM.timesPresent * rateOf(past))
  return chanceOfAtLeast(present, usual) < HARM.chance ? [{ kind: 'doubtful', app, past, present }] : []
}

function isUnlikely({ present, next }: Seen['visits'], share: number) {
  const count = present + next
  if (count < ENOUGH_VISITS || share >= 1) return false
  const odds = (MOST_VISITS_ODDS * share) / (1 - share)
  return chanceOfAtLeast({ count: Math.round(count), bad: Math.round(next) }, odds / (1 + odds)) < HARM.chance
}

function rateOf(...tallies: Tally[]) {
  const { count, bad } = sumOf(tallies)
  return count === 0 ? 0 : Math.min(1, bad / count)
}

/**
 * Returns the visits that must have met a fault that only the next release has shown. A fault of both releases reaches this number in the
 * next release alone as rarely as the limit for false alarms demands. The more visitors have the next release, the higher it is.
 */
function visitsOfNewFault(part: number) {
  const allowed = (FALSE_ALARM * SHARES.newFaults) / RARE_FAULTS
  return Math.max(NEW_FAULT_VISITS, Math.ceil(Math.log(allowed) / Math.log(part)))
}

/** Returns one comparison's part of the allowed false alarms. */
function falseAlarmOf({ measure, isChanged }: Comparison, all: readonly Comparison[]) {
  const kind = kindOf(measure)
  const ofKind = all.filter((each) => kindOf(each.measure) === kind)
  const alike = ofKind.filter((each) => each.isChanged === isChanged).length
  const hasBoth = alike < ofKind.length
  const part = hasBoth ? (isChanged ? CHANGED_SHARE : 1 - CHANGED_SHARE) : 1
  return (FALSE_ALARM * SHARES[kind] * part) / alike
}

function kindOf(measure: Measure) {
  return measure === 'faults' ? 'faults' : 'vitals'
}

function verdictOn(kind: 'worse' | 'suspect' | 'harmful', { app, measure, slots }: Comparison): Verdict {
  return { kind, app, measure, ...sums(slots) }
}

function sums(slots: readonly Slot[]) {
  return { present: sumOf(slots.map((slot) => slot.present)), next: sumOf(slots.map((slot) => slot.next)) }
}
