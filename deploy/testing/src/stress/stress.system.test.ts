/** @jest-environment node */
import type { Environment } from '@crossbook/store'
import { describeCeph, startCephGateway } from '../s3-gateway/cephGateway'
import { describeFakeS3, startFakeS3 } from '../s3-gateway/fakeS3'
import { describeS3Gateway, startS3Gateway } from '../s3-gateway/s3Gateway'
import { type AfterKills, killAtRandom } from './killAtRandom'
import { killAfterMove } from './killAfterMove'
import { type AtOnce, promoteAtOnce } from './promoteAtOnce'
import { isStressRun } from '../programs'

const PROMOTIONS = isStressRun ? 50 : 5
const KILLS = isStressRun ? 200 : 20
const BUCKET_KILLS = isStressRun ? 100 : 2
const KILLS_AFTER_MOVE = isStressRun ? 30 : 3

// Processes that start on a busy machine take as long as they take.
jest.setTimeout(isStressRun ? 3_600_000 : 600_000)

/** The stress test of both stores. */
function expectPromotions({ outcomes, claimants, history, shown }: AtOnce) {
  expect(outcomes).toHaveLength(PROMOTIONS)
  const done = outcomes.filter(({ code }) => code === 0).map(({ build }) => build)
  const refused = outcomes.filter(({ code }) => code !== 0)
  expect([...history].sort()).toEqual([...done].sort())
  expect(shown).toEqual([...done].sort())
  // Several claim one path: the first is shown, and the refusals of the others name its owner.
  expect(refused).toHaveLength(claimants - 1)
  expect(claimants).toBeGreaterThan(1)
  for (const { code, problems } of refused) {
    expect(code).toBe(1)
    expect(problems).toEqual([
      expect.stringMatching(
        /^\/clash belongs to team\d{3} 1\.0\.0 and team\d{3} 1\.0\.0; remove it from one of them/,
      ),
    ])
  }
}

function expectKills({ faults, kills, revisions, builds }: AfterKills, count: number) {
  expect(faults).toEqual([])
  expect(kills.publish + kills.promote).toBe(count)
  expect(revisions).toBeGreaterThan(count)
  expect(builds).toBeGreaterThan(count)
}

it(`loses none of ${PROMOTIONS} promotions at once: each is in the history or was refused with a reason`, async () => {
  expectPromotions(await promoteAtOnce(__dirname, PROMOTIONS))
})

it(`is whole after each of ${KILLS} kills during publish and promote, and the next commands work`, async () => {
  expectKills(await killAtRandom(__dirname, KILLS), KILLS)
})

it(`has lost and halved nothing after each of ${KILLS_AFTER_MOVE} kills between a move of a channel and its answer`, async () => {
  expect(await killAfterMove(__dirname, KILLS_AFTER_MOVE)).toEqual({ kills: KILLS_AFTER_MOVE, faults: [] })
})

/** `pnpm stress` runs all of them, the full suite only versitygw. */
const SERVERS = [
  { server: 'versitygw', describeOn: describeS3Gateway, start: startS3Gateway },
  { server: 'Ceph', describeOn: describeCeph, start: startCephGateway },
  { server: 'gofakes3', describeOn: describeFakeS3, start: startFakeS3 },
]

describe.each(SERVERS)('with a store in a bucket', ({ server, describeOn, start }) => {
  describeOn(`on ${server}`, () => {
    let running: Awaited<ReturnType<typeof startFakeS3>>
    let buckets = 0
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running.close())

    const environment = (): Environment => ({
      CROSSBOOK_STORE: `s3://${running.bucket}/stress-${++buckets}?endpoint=${running.endpoint}`,
      AWS_ACCESS_KEY_ID: running.root.accessKeyId,
      AWS_SECRET_ACCESS_KEY: running.root.secretAccessKey,
    })

    it(`loses none of ${PROMOTIONS} promotions at once`, async () => {
      expectPromotions(await promoteAtOnce(__dirname, PROMOTIONS, environment()))
    })

    it(`is whole after each of ${BUCKET_KILLS} kills, and the next commands work`, async () => {
      expectKills(await killAtRandom(__dirname, BUCKET_KILLS, environment()), BUCKET_KILLS)
    })
  })
})
