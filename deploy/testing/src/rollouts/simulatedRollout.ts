import { judge, nextStep, type NewFault, type Slot, type Verdict } from '@crossbook/reports'
import { chance } from '../chance'

/** What is wrong with the next release, beside what is wrong with both. */
export interface Planted {
  /** Part of its visits in which the fault happens. */
  share: number
  /** Whether its words are those of no fault of the present release. */
  isNew: boolean
  /** Part of its visits that are slower than three of four visits of the present release; left out: one of four as well. */
  slow?: number
}

/** How a simulated rollout ended. */
export interface SimulatedEnd {
  outcome: 'aborted' | 'finished' | 'waiting'
  verdict: Verdict['kind']
  /** Visits that met the planted fault. */
  met: number
  /** Minutes since it began. */
  minutes: number
}

/** The site: visits in a minute, of visitors who make so many in a row. */
const VISITORS = 100
const MOST_VISITS = 3
/** Faults that both releases have, as part of the visits, and how many different ones. */
const FAULTY = 0.005
const CAUSES = 12
/** Visitors whose browser fails at every visit. */
const BROKEN_BROWSERS = 0.001
/** Part of the visits that report what the browser measured, and of those the slow ones. */
const MEASURED = 0.6
const SLOW = 0.25
/** Everything fails so many times as often for some minutes, as when a network is down. */
const OUTAGE = { every: 40, minutes: 4, times: 10 }

const STAGES = [0.05, 0.25]
const EVERY_MINUTES = 15
const VISITS_WANTED = 300
const SLOT_MINUTES = 5
const DAY_MINUTES = 24 * 60

/** Visits of the present release before the rollout. */
const PAST = { count: 100_000, bad: 700 }

const SLOTS = { app: 'wallet', isChanged: true } as const
const MEASURES = ['faults', 'LCP', 'INP', 'CLS'] as const
type Measure = (typeof MEASURES)[number]

/** A rollout over a site on which time passes by the minute, judged as a real one is, each minute; what happens is left to `chance`. */
export function simulatedRollout({ share, isNew, slow = SLOW }: Planted): SimulatedEnd {
  const slots: Record<Measure, Slot[]> = { faults: [], LCP: [], INP: [], CLS: [] }
  const neighbours: Slot[] = []
  const causes = { present: new Map<string, number>(), next: new Map<string, number>() }
  const visits = { present: 0, next: 0 }
  let [stage, stageBegan, visitsBefore, met] = [0, 0, 0, 0]
  let verdict: Verdict = { kind: 'sound' }
  let open = emptySlots()

  for (let minute = 1; minute <= DAY_MINUTES; minute++) {
    const part = STAGES[stage] ?? 1
    const times = minute % OUTAGE.every < OUTAGE.minutes ? OUTAGE.times : 1
    for (let visitor = 0; visitor < VISITORS; visitor++) {
      const arm = chance() < part ? 'next' : 'present'
      const isBroken = chance() < BROKEN_BROWSERS
      const ofVisitor = 1 + Math.floor(chance() * MOST_VISITS)
      for (let visit = 0; visit < ofVisitor; visit++) {
        visits[arm] += 1
        const isPlanted = arm === 'next' && chance() < share
        const isFaulty = isBroken || chance() < FAULTY * times
        if (isPlanted) met += 1
        if (isFaulty || (isPlanted && !isNew))
          tell(causes[arm], `known ${Math.floor(chance() ** 2 * CAUSES)}`)
        if (isPlanted && isNew) tell(causes[arm], 'planted')
        count(open.faults[arm], isFaulty || isPlanted)
        count(open.neighbours[arm], chance() < FAULTY * times)
        for (const measure of ['LCP', 'INP', 'CLS'] as const)
          if (chance() < MEASURED) count(open[measure][arm], chance() < (arm === 'next' ? slow : SLOW))
      }
    }
    if (minute % SLOT_MINUTES === 0) {
      for (const measure of MEASURES) slots[measure].push(open[measure])
      neighbours.push(open.neighbours)
      open = emptySlots()
    }
    verdict = judge(
      {
        comparisons: [
          ...MEASURES.map((measure) => ({
            ...{ ...SLOTS, measure },
            // A slot of measurements counts once it is over.
            slots: measure === 'faults' ? [...slots.faults, open.faults] : slots[measure],
            ...(measure === 'faults' ? { past: PAST } : {}),
          })),
          {
            ...{ app: 'host', isChanged: false, measure: 'faults', past: PAST },
            slots: [...neighbours, open.neighbours],
          },
        ],
        newFaults: causesOf(causes),
        visits,
      },
      part,
    )
    const step = nextStep({
      elapsedMs: (minute - stageBegan) * 60_000,
      everyMs: EVERY_MINUTES * 60_000,
      visits: visits.next - visitsBefore,
      visitsWanted: VISITS_WANTED,
      verdict,
    })
    if (step.kind === 'abort') return { outcome: 'aborted', verdict: verdict.kind, met, minutes: minute }
    if (step.kind === 'wait') continue
    if (stage === STAGES.length - 1)
      return { outcome: 'finished', verdict: verdict.kind, met, minutes: minute }
    ;[stage, stageBegan, visitsBefore] = [stage + 1, minute, visits.next]
  }
  return { outcome: 'waiting', verdict: verdict.kind, met, minutes: DAY_MINUTES }
}

function emptySlots(): Record<Measure | 'neighbours', Slot> {
  const empty = () => ({ present: { count: 0, bad: 0 }, next: { count: 0, bad: 0 } })
  return { faults: empty(), LCP: empty(), INP: empty(), CLS: empty(), neighbours: empty() }
}

function count(tally: Slot['next'], isBad: boolean) {
  tally.count += 1
  if (isBad) tally.bad += 1
}

function tell(causes: Map<string, number>, cause: string) {
  causes.set(cause, (causes.get(cause) ?? 0) + 1)
}

function causesOf({ present, next }: Record<'present' | 'next', ReadonlyMap<string, number>>): NewFault[] {
  return [...next].map(([cause, times]) => ({
    ...{ app: 'wallet', version: '1.5.0', kind: 'firstRender', module: './open', cause, count: times },
    inPresent: present.get(cause) ?? 0,
  }))
}
