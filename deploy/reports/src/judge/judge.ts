import type { ReportedFault, ReportedVital } from '@crossbook/contract'
import { evidenceOfWorse, type Slot, type Tally } from './evidence'

/** By what two releases are compared: visits with a fault, or one of what browsers measure. */
export type Measure = 'faults' | ReportedVital['name']

/** One application in both releases, by one measure. */
export interface Comparison {
  app: string
  measure: Measure
  /** Whether the next release has another build of it; the others are its neighbours. */
  isChanged: boolean
  /** Slots that are over, oldest first. */
  slots: readonly Slot[]
}

/** A fault that has been seen in the next release and in no other. */
export interface NewFault {
  app: string
  version: string
  kind: ReportedFault['kind']
  module: string
  error: string
  /** Visits that met it: a page reports each fault once. */
  count: number
}

/** What has been reported of two releases that a channel shows at the same time. */
export interface Seen {
  comparisons: readonly Comparison[]
  newFaults: readonly NewFault[]
  /** Visits of each since the next one has been shown. */
  visits: { present: number; next: number }
}

/** What the judge says of the next release. */
export type Verdict =
  | { kind: 'newFault'; fault: NewFault }
  | { kind: 'worse'; app: string; measure: Measure; present: Tally; next: Tally }
  /** It looks worse, and that may still be chance. */
  | { kind: 'suspect'; app: string; measure: Measure; present: Tally; next: Tally }
  | { kind: 'sound' }

/** Of equal releases one in so many may be called worse, by everything that is looked at together. */
export const FALSE_ALARM = 0.01

/** How that is shared out between what is looked at; within each, two thirds are for builds that have changed. */
const SHARES = { faults: 0.6, vitals: 0.3, newFaults: 0.1 } as const
const CHANGED_SHARE = 2 / 3

/** Evidence that makes the next stage wait for more: chance reaches it in one of ten. */
const SUSPICION = 10

/** Visits that must have met a new fault before it ends a rollout. */
export const NEW_FAULT_VISITS = 10

/** Faults of a release that may seem new by chance: each of so many would be seen once. */
const RARE_FAULTS = 100

/** Visits from which the part of the next release among them says more than the part of the visitors. */
const ENOUGH_VISITS = 100

/** A figure may be slower in so many times the odds: nobody sees less, and buckets are as coarse. */
const TOLERATED: Readonly<Record<'faults' | 'vitals', number>> = { faults: 1, vitals: 1.1 }

/**
 * Judges the next release by what has been reported; `share` is the part of the visitors that it is shown to, from 0 to 1. It may be
 * asked as often as one likes: of equal releases FALSE_ALARM are called worse at most.
 */
export function judge({ comparisons, newFaults, visits }: Seen, share: number): Verdict {
  const fault = newFaults.find(({ count }) => count >= visitsOfNewFault(visits, share))
  if (fault) return { kind: 'newFault', fault }
  let suspect: Comparison | undefined
  for (const comparison of comparisons) {
    const { slots, measure } = comparison
    const evidence = evidenceOfWorse(slots, TOLERATED[kindOf(measure)])
    if (evidence.most >= 1 / falseAlarmOf(comparison, comparisons)) return verdictOn('worse', comparison)
    if (evidence.now >= SUSPICION) suspect ??= comparison
  }
  return suspect ? verdictOn('suspect', suspect) : { kind: 'sound' }
}

/**
 * Visits that must have met a fault which only the next release has: so many that one which both have would show in the next one
 * alone as rarely as is allowed. The more visitors have the next release, the easier that happens.
 */
function visitsOfNewFault({ present, next }: Seen['visits'], share: number) {
  // Who visits much may weigh more than his part of the visitors; of few visits that is chance.
  const all = present + next
  const seen = all < ENOUGH_VISITS ? 0 : next / all
  const part = Math.min(0.999, Math.max(share, seen))
  const allowed = (FALSE_ALARM * SHARES.newFaults) / RARE_FAULTS
  return Math.max(NEW_FAULT_VISITS, Math.ceil(Math.log(allowed) / Math.log(part)))
}

/** The part of the false alarms that is left to one comparison. */
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

function verdictOn(kind: 'worse' | 'suspect', { app, measure, slots }: Comparison): Verdict {
  const [present, next] = [sum(slots.map((slot) => slot.present)), sum(slots.map((slot) => slot.next))]
  return { kind, app, measure, present, next }
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, { count, bad }) => ({ count: all.count + count, bad: all.bad + bad }), {
    count: 0,
    bad: 0,
  })
}
