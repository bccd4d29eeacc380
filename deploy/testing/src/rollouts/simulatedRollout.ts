import {
  type Comparison,
  judge,
  missingEvidence,
  missingInStage,
  type NewFault,
  nextStep,
  type Slot,
  type Verdict,
} from '@crossbook/reports'
import { chance } from '../chance'

/** Defects of the next release and of the site, in addition to those of every site. */
export interface Scenario {
  /** Share of the next release's visits in which the planted fault happens. */
  share: number
  /** Whether no fault of the present release has the same message. */
  isNew: boolean
  /** Share of the next release's visits that are slower than three quarters of the present release's visits. Default: one quarter. */
  slow?: number
  /** Default: 200. */
  visitsAMinute?: number
  /** Whether the fault happens in an application that has not changed. */
  isInNeighbour?: boolean
  /** Whether half the visits of both releases fail for ten minutes. */
  hasOutage?: boolean
  /** Whether there are no visits for eight hours. */
  hasNight?: boolean
  /** Number of good visits that an attacker invents for each real visit of a release. */
  invented?: Readonly<Record<Arm, number>>
}

/** The end of a simulated rollout. */
export interface SimulatedEnd {
  outcome: 'aborted' | 'finished' | 'waiting'
  verdict: Verdict['kind']
  /** Visits that met the planted fault. */
  met: number
  /** Minutes since it began. */
  minutes: number
}

type Arm = 'present' | 'next'

/** The site: the most visits in a row by one visitor (two on average), and the default number of visits a minute. */
const MOST_VISITS = 3
const USUAL_VISITS = 200
/** Share of the visits with a fault that both releases have, and the number of different faults. */
const FAULTY = 0.005
const CAUSES = 12
/** Share of the visitors whose browser fails at every visit. */
const BROKEN_BROWSERS = 0.001
/** Share of the visits that report the browser's measurements, and share of the slow ones among them. */
const MEASURED = 0.6
const SLOW = 0.25
/** Every `every` minutes, visits fail `times` times as often for `minutes` minutes, as during a network failure. */
const BLIPS = { every: 40, minutes: 4, times: 10 }
/** An outage, in scenarios with one: its minutes of the rollout, and the share of the failing visits. */
const OUTAGE = { from: 10, to: 20, part: 0.5 }
const NIGHT = { from: 10, to: 10 + 8 * 60 }

const STAGES = [0.05, 0.25]
const EVERY_MINUTES = 15
const VISITS_WANTED = 300
const SLOT_MINUTES = 5
const MOST_MINUTES = 2 * 24 * 60

/** Visits of the present release before the rollout. */
const PAST = { count: 100_000, bad: 700 }

const VITALS = ['LCP', 'INP', 'CLS'] as const
const MEASURES = ['faults', 'neighbour', ...VITALS] as const
type Measure = (typeof MEASURES)[number]

/** The reports of a simulated rollout. */
interface Reported {
  slots: Record<Measure, Slot[]>
  open: Record<Measure, Slot>
  causes: Record<Arm, Map<string, number>>
  visits: Record<Arm, number>
  met: number
}

/** Simulates a rollout in steps of one minute. Each minute it is judged like a real rollout. Visits are random and come from `chance`. */
export function simulatedRollout(scenario: Scenario): SimulatedEnd {
  const slots = { faults: [], neighbour: [], LCP: [], INP: [], CLS: [] }
  const causes = { present: new Map<string, number>(), next: new Map<string, number>() }
  const reported: Reported = { slots, open: emptySlots(), causes, visits: { present: 0, next: 0 }, met: 0 }
  let [stage, stageBegan, visitsBefore] = [0, 0, 0]
  let verdict: Verdict = { kind: 'sound' }
  const ended = (outcome: SimulatedEnd['outcome'], minutes: number) => ({
    ...{ outcome, minutes, verdict: verdict.kind, met: reported.met },
  })
  for (let minute = 1; minute <= MOST_MINUTES; minute++) {
    const share = STAGES[stage] ?? 1
    passMinute(scenario, minute, share, reported)
    const { visits } = reported
    const comparisons = comparisonsOf(reported)
    verdict = judge({ comparisons, newFaults: causesOf(reported.causes), visits }, share)
    const step = nextStep({
      elapsedMs: (minute - stageBegan) * 60_000,
      everyMs: EVERY_MINUTES * 60_000,
      missing: missingInStage(
        { app: 'wallet', visits: visits.next - visitsBefore, visitsWanted: VISITS_WANTED },
        missingEvidence(comparisons),
      ),
      verdict,
    })
    if (step.kind === 'abort') return ended('aborted', minute)
    if (step.kind === 'wait') continue
    if (stage === STAGES.length - 1) return ended('finished', minute)
    ;[stage, stageBegan, visitsBefore] = [stage + 1, minute, visits.next]
  }
  return ended('waiting', MOST_MINUTES)
}

/** Adds the visits of one minute to the reports. */
function passMinute(scenario: Scenario, minute: number, share: number, reported: Reported) {
  const { visitsAMinute = USUAL_VISITS, hasNight = false } = scenario
  if ((minute - 1) % SLOT_MINUTES === 0 && minute > 1) {
    for (const measure of MEASURES) reported.slots[measure].push(reported.open[measure])
    reported.open = emptySlots()
  }
  if (hasNight && isIn(minute, NIGHT)) return
  for (let visitor = 0; visitor < visitsAMinute / 2; visitor++) {
    const arm = chance() < share ? 'next' : 'present'
    const isBroken = chance() < BROKEN_BROWSERS
    const ofVisitor = 1 + Math.floor(chance() * MOST_VISITS)
    for (let visit = 0; visit < ofVisitor; visit++)
      makeVisit(scenario, { arm, isBroken, rate: usualRate(scenario, minute) }, reported)
  }
}

/** Returns the share of the visits that fail at a minute, in both releases. */
function usualRate({ hasOutage = false }: Scenario, minute: number) {
  if (hasOutage && isIn(minute, OUTAGE)) return OUTAGE.part
  return minute % BLIPS.every < BLIPS.minutes ? FAULTY * BLIPS.times : FAULTY
}

function isIn(minute: number, { from, to }: { from: number; to: number }) {
  return minute >= from && minute < to
}

function makeVisit(
  { share, isNew, slow = SLOW, isInNeighbour = false, invented }: Scenario,
  { arm, isBroken, rate }: { arm: Arm; isBroken: boolean; rate: number },
  reported: Reported,
) {
  const { open, causes, visits } = reported
  visits[arm] += 1
  const isPlanted = arm === 'next' && chance() < share
  if (isPlanted) reported.met += 1
  const isFaulty = isBroken || chance() < rate
  if (isFaulty || (isPlanted && !isNew)) add(causes[arm], `known ${Math.floor(chance() ** 2 * CAUSES)}`)
  if (isPlanted && isNew) add(causes[arm], 'planted')
  count(open.faults[arm], isFaulty || (isPlanted && !isInNeighbour))
  count(open.neighbour[arm], chance() < rate || (isPlanted && isInNeighbour))
  for (const vital of VITALS)
    if (chance() < MEASURED) count(open[vital][arm], chance() < (arm === 'next' ? slow : SLOW))
  const more = invented?.[arm] ?? 0
  visits[arm] += more
  open.faults[arm].count += more
  open.neighbour[arm].count += more
}

function comparisonsOf({ slots, open }: Reported): Comparison[] {
  // The running slot counts for faults. A slot of measurements counts only when it is over.
  const faults = { measure: 'faults', past: PAST } as const
  return [
    { ...faults, app: 'wallet', isChanged: true, slots: [...slots.faults, open.faults] },
    { ...faults, app: 'earn', isChanged: false, slots: [...slots.neighbour, open.neighbour] },
    ...VITALS.map((measure) => ({ app: 'wallet', isChanged: true, measure, slots: slots[measure] })),
  ]
}

function emptySlots(): Record<Measure, Slot> {
  const empty = () => ({ present: { count: 0, bad: 0 }, next: { count: 0, bad: 0 } })
  return { faults: empty(), neighbour: empty(), LCP: empty(), INP: empty(), CLS: empty() }
}

function count(tally: Slot['next'], isBad: boolean) {
  tally.count += 1
  if (isBad) tally.bad += 1
}

function add(causes: Map<string, number>, cause: string) {
  causes.set(cause, (causes.get(cause) ?? 0) + 1)
}

function causesOf({ present, next }: Record<Arm, ReadonlyMap<string, number>>): NewFault[] {
  return [...next].map(([cause, times]) => ({
    ...{ app: 'wallet', version: '1.5.0', kind: 'firstRender', module: './open', cause, count: times },
    inPresent: present.get(cause) ?? 0,
  }))
}
