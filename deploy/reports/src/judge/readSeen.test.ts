/** @jest-environment node */
import { type AppName, checkReportBatch, type ReleaseId, type SentReport } from '@crossbook/contract'
import { faultReport, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { openReports } from '../openReports'
import type { Compared } from './compared'
import { readSeen } from './readSeen'

const temporaryFolder = temporaryFolders()

const [PRESENT, NEXT] = ['r00000000000000aa', 'r00000000000000bb'] as [ReleaseId, ReleaseId]
const COMPARED: Compared = {
  channel: LOCAL,
  present: { release: PRESENT, apps: { host: '1.0.0', wallet: '1.0.0', earn: '1.0.0' } },
  next: { release: NEXT, apps: { host: '1.0.0', wallet: '1.1.0', earn: '1.0.0' } },
  reportedShare: 1,
}

const NONE = { count: 0, bad: 0 }

/** A database of reports, and a clock that the test sets. */
async function collected() {
  let now = new Date('2024-03-15T12:00:00.000Z')
  const reports = await openReports(temporaryFolder(), () => now)
  return {
    at: (time: string, day = '15') => (now = new Date(`2024-03-${day}T${time}:00.000Z`)),
    async report(release: ReleaseId, sent: readonly SentReport[], mix?: string, share = 1) {
      const batch = checkReportBatch({ release, reports: sent, ...(mix ? { mix } : {}) })
      if (!batch.ok) throw new Error(batch.problem)
      reports.add({ batch: batch.value, channel: LOCAL, browser: 'Chrome 141', share })
      await reports.written()
    },
    seen: (compared: Partial<Compared> = {}) => readSeen(reports, { ...COMPARED, ...compared }),
    close: () => reports.close(),
  }
}

const visit = (version: string, faulty = false, app: string = 'wallet') =>
  visitReport({ app, version, faulty })
const paint = (version: string, value: number): SentReport => ({
  ...{ type: 'vital', app: 'wallet', version, name: 'LCP', value },
})
const times = (count: number, report: SentReport) => Array.from({ length: count }, () => report)

it('counts visits of both releases by five minutes, those of the running ones included', async () => {
  const { report, seen, close } = await collected()
  await report(PRESENT, [visit('1.0.0'), visit('1.0.0', true), visit('1.0.0', false, 'earn')])
  await report(NEXT, [visit('1.1.0', true), visit('1.1.0', false)])
  const { comparisons, visits, visitsOfNext } = await seen()
  expect(comparisons).toEqual([
    { app: 'host', measure: 'faults', isChanged: false, slots: [], past: NONE },
    {
      ...{ app: 'wallet', measure: 'faults', isChanged: true, past: NONE },
      slots: [{ present: { count: 2, bad: 1 }, next: { count: 2, bad: 1 } }],
    },
    {
      ...{ app: 'earn', measure: 'faults', isChanged: false, past: NONE },
      slots: [{ present: { count: 1, bad: 0 }, next: { count: 0, bad: 0 } }],
    },
  ])
  expect([visits, visitsOfNext]).toEqual([
    { present: 3, next: 2 },
    { app: 'wallet', visits: 2 },
  ])
  await close()
})

it('includes the present release from before the rollout', async () => {
  const { at, report, seen, close } = await collected()
  await report(PRESENT, [...times(7, visit('1.0.0')), visit('1.0.0', true)])
  expect((await seen()).comparisons[1]).toMatchObject({ slots: [], past: { count: 8, bad: 1 } })
  at('12:05')
  await report(PRESENT, [visit('1.0.0')])
  await report(NEXT, [visit('1.1.0')])
  const { comparisons, visits } = await seen()
  expect(comparisons[1]).toMatchObject({
    slots: [{ present: { count: 1, bad: 0 }, next: { count: 1, bad: 0 } }],
    past: { count: 8, bad: 1 },
  })
  expect(visits).toEqual({ present: 1, next: 1 })
  await close()
})

it('counts reports, where only a share of the visits reports, and no fallback build in place of another', async () => {
  const { at, report, seen, close } = await collected()
  await report(NEXT, [...times(4, visitReport()), visit('1.0.0')], undefined, 0.25)
  at('12:05')
  await report(NEXT, [visitReport()], undefined, 0.25)
  const { comparisons, visitsOfNext } = await seen({ reportedShare: 0.25 })
  expect(comparisons[1]?.slots).toEqual([
    { present: NONE, next: { count: 4, bad: 0 } },
    { present: NONE, next: { count: 1, bad: 0 } },
  ])
  expect(visitsOfNext.visits).toBe(5)
  await close()
})

it('counts each cause in both releases, whatever version its message names', async () => {
  const { report, seen, close } = await collected()
  const error = (version: string) => `TypeError: gone at /apps/wallet/${version}/open.1a2b3c4d.js:1:2`
  await report(PRESENT, [faultReport({ version: '1.0.0', error: error('1.0.0') })])
  await report(NEXT, [
    faultReport({ error: error('1.1.0') }),
    faultReport({ error: 'Error: new' }),
    faultReport({ error: 'Error: new', route: '/wallet' }),
    faultReport({ version: '1.0.0', error: 'Error: of the fallback build' }),
  ])
  await report(NEXT, [faultReport({ error: 'Error: of a mix' })], 'm0123456789abcdef')
  const counted = (await seen()).newFaults.map((fault) => [fault.cause, fault.count, fault.inPresent])
  expect(counted).toEqual([
    ['b05c475c', 2, 0],
    [expect.stringMatching(/^[0-9a-f]{8}$/), 1, 1],
  ])
  await close()
})

it('counts a cause that an earlier release on the channel had as none of the present one', async () => {
  const { at, report, seen, close } = await collected()
  const TAKEN_BACK = 'r00000000000000cc' as ReleaseId
  await report(TAKEN_BACK, times(10, faultReport({ version: '1.1.0' })))
  at('12:30')
  await report(NEXT, times(10, faultReport()))
  expect((await seen()).newFaults).toMatchObject([{ count: 10, inPresent: 0 }])
  await close()
})

it('does not count faults of the present release on earlier days as today’s', async () => {
  const { at, report, seen, close } = await collected()
  at('12:00', '14')
  await report(PRESENT, times(10, faultReport({ version: '1.0.0' })))
  at('12:00')
  await report(NEXT, times(10, faultReport()))
  expect((await seen()).newFaults).toMatchObject([{ count: 10, inPresent: 0 }])
  await close()
})

it('counts no prerendered part that React has discarded: an extension may do that in any release', async () => {
  const { report, seen, close } = await collected()
  await report(NEXT, times(10, faultReport({ kind: 'hydration' })))
  expect((await seen()).newFaults).toEqual([])
  await close()
})

it('identifies a file that failed to load by its module, because networks fail in both', async () => {
  const { report, seen, close } = await collected()
  const lost = (version: string, error: string, module = './open') =>
    faultReport({ kind: 'loading', version, module, error })
  await report(PRESENT, [lost('1.0.0', 'a timeout')])
  await report(NEXT, [lost('1.1.0', 'another word'), lost('1.1.0', 'a timeout', './home')])
  expect((await seen()).newFaults.map(({ module, inPresent }) => [module, inPresent])).toEqual([
    ['./home', 0],
    ['./open', 1],
  ])
  await close()
})

it('finds no fault in files that a browser blocked', async () => {
  const { report, seen, close } = await collected()
  await report(NEXT, times(10, faultReport({ kind: 'blocked' })))
  expect((await seen()).newFaults).toEqual([])
  await close()
})

it('compares figures with what three of four visits kept to on the days before', async () => {
  const { at, report, seen, close } = await collected()
  at('12:00', '14')
  for (let batch = 0; batch < 11; batch++)
    await report(PRESENT, [...times(7, paint('1.0.0', 500)), ...times(3, paint('1.0.0', 1_000))])
  at('12:00')
  await report(PRESENT, [paint('1.0.0', 500), paint('1.0.0', 1_001), paint('1.0.0', 1_400)])
  await report(NEXT, [paint('1.1.0', 400), paint('1.1.0', 1_400), paint('1.0.0', 9_000)])
  at('12:05')
  await report(PRESENT, [paint('1.0.0', 500)])
  const vitals = (await seen()).comparisons.filter(({ measure }) => measure !== 'faults')
  expect(vitals).toEqual([
    {
      ...{ app: 'wallet', measure: 'LCP', isChanged: true },
      slots: [{ present: { count: 3, bad: 1 }, next: { count: 2, bad: 1 } }],
    },
  ])
  await close()
})

it('compares no figure of which too little is known from before', async () => {
  const { at, report, seen, close } = await collected()
  await report(PRESENT, times(10, paint('1.0.0', 500)))
  at('12:05')
  await report(NEXT, [paint('1.1.0', 400)])
  expect((await seen()).comparisons.every(({ measure }) => measure === 'faults')).toBe(true)
  await close()
})

it('takes the visits of any application where the host has changed, which has no visits of its own', async () => {
  const { report, seen, close } = await collected()
  await report(NEXT, [visit('1.0.0'), visit('1.0.0')])
  const next = { release: NEXT, apps: { ...COMPARED.present.apps, ['host' as AppName]: '1.1.0' } }
  expect((await seen({ next })).visitsOfNext).toEqual({ app: 'host', visits: 2 })
  await close()
})
