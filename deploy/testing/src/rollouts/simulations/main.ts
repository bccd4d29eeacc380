import process from 'node:process'
import { type Scenario, simulatedRollout } from '../simulatedRollout'

// Prints the whole table; docs/decisions/rollouts.md contains a part of it. CROSSBOOK_SEED repeats a run. A number after the command
// divides the number of rollouts in each row.
const divisor = Number(process.argv[2] ?? 1)

const EQUAL: Scenario = { share: 0, isNew: true }
const RATES = [20, 200, 2_000]
const SHARES = [0.5, 0.05, 0.01]

const ROWS: readonly (readonly [title: string, times: number, scenario: Scenario])[] = [
  ...RATES.map((visitsAMinute) => ['is equal', 300, { ...EQUAL, visitsAMinute }] as const),
  ...[true, false].flatMap((isNew) =>
    SHARES.flatMap((share) =>
      RATES.map((visitsAMinute) => [faultTitle(share, isNew), 40, { share, isNew, visitsAMinute }] as const),
    ),
  ),
  ['breaks a neighbour in 50 %', 40, { share: 0.5, isNew: false, isInNeighbour: true }],
  ['breaks a neighbour in 5 %', 40, { share: 0.05, isNew: false, isInNeighbour: true }],
  ['is equal; outage of both for 10 minutes', 100, { ...EQUAL, hasOutage: true }],
  ['has a new fault in 5 %; outage of both', 40, { share: 0.05, isNew: true, hasOutage: true }],
  ['is equal; nobody visits for 8 hours', 100, { ...EQUAL, hasNight: true }],
  ['has a new fault in 5 %; nobody visits for 8 hours', 40, { share: 0.05, isNew: true, hasNight: true }],
  ['fails in 50 %; 20 good visits of it invented for each real one', 40, invented(0, 20)],
  ['fails in 50 %; 20 good visits of both invented for each', 40, invented(20, 20)],
  ['fails in 50 %; 100 good visits of both invented for each', 40, invented(100, 100)],
]

const HEAD = [
  'the next release',
  'visits a minute',
  'taken back',
  'visits that met it',
  'minutes until the end',
]

function faultTitle(share: number, isNew: boolean) {
  return `${isNew ? 'has a new fault' : 'has more of a known fault'} in ${share * 100} %`
}

/** A release with a fault that the present release also has, and an attacker who hides it with invented visits. */
function invented(present: number, next: number): Scenario {
  return { share: 0.5, isNew: false, invented: { present, next } }
}

/** Formats the median and the 95th percentile, such as `9 (14)`. */
function figures(of: readonly number[]) {
  const sorted = [...of].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  return `${at(0.5)} (${at(0.95)})`
}

function rowOf([title, times, scenario]: (typeof ROWS)[number]) {
  const ends = Array.from({ length: Math.ceil(times / divisor) }, () => simulatedRollout(scenario))
  const aborted = ends.filter(({ outcome }) => outcome === 'aborted').length
  return [
    title,
    String(scenario.visitsAMinute ?? 200),
    `${aborted} of ${ends.length}`,
    scenario.share === 0 ? '' : figures(ends.map(({ met }) => met)),
    figures(ends.map(({ minutes }) => minutes)),
  ]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
for (const [index, row] of ROWS.entries()) {
  // Computes the row before the table's head is printed, because the first row prints its seed, which would break the table.
  const text = line(rowOf(row))
  if (index === 0) process.stdout.write(line(HEAD) + line(HEAD.map(() => '---')))
  process.stdout.write(text)
}
