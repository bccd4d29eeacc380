/** @jest-environment node */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Scenario, SimulatedEnd } from './simulatedRollout'
import { isStressRun } from '../programs'

const EQUAL = isStressRun ? 1_000 : 100
const WORSE = isStressRun ? 200 : 10
/** One in a hundred; of few, what chance adds to so small a number. */
const MOST_ABORTED = isStressRun ? EQUAL / 100 : 3

jest.setTimeout(isStressRun ? 3_600_000 : 300_000)

const SOUND: Scenario = { share: 0, isNew: true }

/** Counts the outcomes of simulated rollouts. Their figures are printed: the medians, and the limits for 19 of 20. */
async function rollouts(times: number, scenario: Scenario) {
  const ends = await simulated(times, scenario)
  const aborted = ends.filter(({ outcome }) => outcome === 'aborted').length
  const at = (figures: readonly number[], part: number) =>
    [...figures].sort((a, b) => a - b)[Math.floor(part * (figures.length - 1))] ?? 0
  const figures = (of: readonly number[]) => `${at(of, 0.5)} (19 of 20: ${at(of, 0.95)})`
  const [met, minutes] = [figures(ends.map((end) => end.met)), figures(ends.map((end) => end.minutes))]
  process.stdout.write(
    `${JSON.stringify(scenario)}: ${aborted} of ${times} aborted; met in ${met} visits, ended in minute ${minutes}\n`,
  )
  return {
    aborted,
    finished: ends.filter(({ outcome }) => outcome === 'finished').length,
    mostMet: Math.max(...ends.map((end) => end.met)),
  }
}

/** In a process of its own: what jest puts around code makes arithmetic twenty times slower. */
async function simulated(times: number, scenario: Scenario) {
  const child = fork(path.join(__dirname, 'main.ts'), [String(times), JSON.stringify(scenario)], {
    execArgv: ['--import', 'tsx'],
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The simulation ended with ${String(code)} and without a result`)
  })
  const [ends] = (await Promise.race([once(child, 'message'), ended])) as [SimulatedEnd[]]
  return ends
}

it(`aborts at most 1 in 100 of ${EQUAL} rollouts of equal releases, and finishes all others`, async () => {
  const { aborted, finished } = await rollouts(EQUAL, SOUND)
  expect(aborted).toBeLessThanOrEqual(MOST_ABORTED)
  expect(finished).toBe(EQUAL - aborted)
})

describe.each([
  ['new', true],
  ['one that the present release has as well', false],
])('a fault that is %s', (_, isNew) => {
  it.each([
    [0.05, 200],
    [0.5, 200],
  ])('in %d of the visits ends every rollout before 200 visits have met it', async (share, most) => {
    const { aborted, mostMet } = await rollouts(WORSE, { share, isNew })
    expect(aborted).toBe(WORSE)
    expect(mostMet).toBeLessThan(most)
  })

  it.each([0.001, 0.01])('in %d of the visits is met by few, whether or not it is seen', async (share) => {
    const { mostMet } = await rollouts(WORSE, { share, isNew })
    expect(mostMet).toBeLessThan(100)
  })
})

it('takes back a release in which two of five visits are slower than three of four were before', async () => {
  expect((await rollouts(WORSE, { ...SOUND, slow: 0.4 })).aborted).toBe(WORSE)
})
