/** @jest-environment node */
import { killAtRandom } from './killAtRandom'
import { killAfterMove } from './killAfterMove'
import { promoteAtOnce } from './promoteAtOnce'

const isFull = process.env.CROSSBOOK_STRESS === 'full'
const PROMOTIONS = isFull ? 50 : 5
const KILLS = isFull ? 200 : 20
const KILLS_AFTER_MOVE = isFull ? 30 : 3

// Processes that start on a busy machine take as long as they take.
jest.setTimeout(isFull ? 3_600_000 : 600_000)

it(`loses none of ${PROMOTIONS} promotions at once: each is in the history or was refused with a reason`, async () => {
  const { outcomes, claimants, history, shown } = await promoteAtOnce(__dirname, PROMOTIONS)
  expect(outcomes).toHaveLength(PROMOTIONS)
  const done = outcomes.filter(({ code }) => code === 0).map(({ build }) => build)
  const refused = outcomes.filter(({ code }) => code !== 0)
  expect([...history].sort()).toEqual([...done].sort())
  expect(shown).toEqual([...done].sort())
  // Those that claim one path: the first is shown, and each other hears whose path it is.
  expect(refused).toHaveLength(claimants - 1)
  expect(claimants).toBeGreaterThan(1)
  for (const { code, problems } of refused) {
    expect(code).toBe(1)
    expect(problems).toEqual([
      expect.stringMatching(
        /^\/clash belongs to team\d{3} 1\.0\.0 and team\d{3} 1\.0\.0; give it up in one of them/,
      ),
    ])
  }
})

it(`is whole after each of ${KILLS} kills during publish and promote, and the next commands work`, async () => {
  const { faults, kills, revisions, builds } = await killAtRandom(__dirname, KILLS)
  expect(faults).toEqual([])
  expect(kills.publish + kills.promote).toBe(KILLS)
  expect(revisions).toBeGreaterThan(KILLS)
  expect(builds).toBeGreaterThan(KILLS)
})

it(`has lost and halved nothing after each of ${KILLS_AFTER_MOVE} kills between a move of a channel and its answer`, async () => {
  expect(await killAfterMove(__dirname, KILLS_AFTER_MOVE)).toEqual({ kills: KILLS_AFTER_MOVE, faults: [] })
})
