/** @jest-environment node */
import { statSync } from 'node:fs'
import path from 'node:path'
import { checkReportBatch } from '@crossbook/contract'
import { faultReport, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { faultsOf, visitDaysOf } from './figures'
import { openReports, type Reports } from './openReports'

const temporaryFolder = temporaryFolders()

const CHANNEL = 'production' as never
const ALL = { channel: CHANNEL, since: new Date(0) }
const RELEASE = 'r0123456789abcdef'
/** A megabyte, of which thirty quiet days take a part. */
const PAGES = 256
const DAYS = 29
const BUILDS = 40

let now: Date
let reports: Reports
let folder: string

beforeEach(async () => {
  folder = temporaryFolder()
  reports = await openReports(folder, () => now, PAGES)
})
afterEach(() => reports.close())

function add(...sent: readonly unknown[]) {
  for (let from = 0; from < sent.length; from += 10) {
    const batch = checkReportBatch({ release: RELEASE, reports: sent.slice(from, from + 10) })
    if (!batch.ok) throw new Error(batch.problem)
    reports.add({ batch: batch.value, channel: CHANNEL, browser: 'Chrome 141', share: 1 })
  }
  return reports.written()
}

/** Twenty visits and a fault that five of them had, on each of 29 days. */
async function quietDays() {
  for (let day = 1; day <= DAYS; day++) {
    now = new Date(Date.UTC(2024, 2, day, 12))
    const visits = Array.from({ length: 20 }, (_, visit) => visitReport({ faulty: visit < 5 }))
    await add(...visits, ...Array(5).fill(faultReport({ error: `Error of day ${day}` })))
  }
}

/** A flood of causes that are all new, about every build, hour by hour. */
async function flood(hours: number) {
  const filler = 'x'.repeat(900)
  for (let hour = 0; hour < hours; hour++) {
    now = new Date(Date.UTC(2024, 2, DAYS + 1, hour))
    for (let build = 0; build < BUILDS; build++)
      await add(
        ...Array.from({ length: 40 }, (_, cause) =>
          faultReport({ version: `2.0.${build}`, error: `${hour} ${cause} ${filler}` }),
        ),
      )
  }
}

it('loses nothing of other days to a flood about many builds, and keeps frequent reports of its own day', async () => {
  await quietDays()
  now = new Date(Date.UTC(2024, 2, DAYS + 1, 0))
  await add(...Array(50).fill(faultReport({ error: 'A fault that many have' })))
  await flood(4)
  const faults = await faultsOf(reports, ALL)
  for (let day = 1; day <= DAYS; day++)
    expect(faults).toContainEqual(expect.objectContaining({ error: `Error of day ${day}`, count: 5 }))
  expect(faults).toContainEqual(expect.objectContaining({ error: 'A fault that many have', count: 50 }))
  const sum = faults.reduce((counted, { count }) => counted + count, 0)
  expect(sum).toBe(DAYS * 5 + 50 + 4 * BUILDS * 40)
  const days = await visitDaysOf(reports, ALL)
  expect(days.map(({ visits, faulty }) => [visits, faulty])).toEqual(Array(DAYS).fill([20, 5]))
  expect(statSync(path.join(folder, 'reports.db')).size).toBeLessThanOrEqual(PAGES * 4_096)
}, 60_000)

it('loses nothing of other days to a flood of visits about many releases', async () => {
  await quietDays()
  now = new Date(Date.UTC(2024, 2, DAYS + 1, 0))
  for (let second = 0; second < 10; second++) {
    for (let sent = 0; sent < 1_500; sent++) {
      const release = `r${(second * 1_500 + sent).toString(16).padStart(32, '0')}`
      const batch = checkReportBatch({ release, reports: [visitReport()] })
      if (!batch.ok) throw new Error(batch.problem)
      reports.add({ batch: batch.value, channel: CHANNEL, browser: 'Chrome 141', share: 1 })
    }
    await reports.written()
  }
  const days = await visitDaysOf(reports, ALL)
  expect(days.slice(0, DAYS).map(({ visits, faulty }) => [visits, faulty])).toEqual(Array(DAYS).fill([20, 5]))
  expect(await faultsOf(reports, ALL)).toHaveLength(DAYS)
  expect(statSync(path.join(folder, 'reports.db')).size).toBeLessThanOrEqual(PAGES * 4_096)
}, 60_000)
