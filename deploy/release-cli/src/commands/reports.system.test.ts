/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseId, SentReport } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { faultReport, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { openReports } from '@crossbook/reports'
import { checkReportBatch } from '@crossbook/contract'

const temporaryFolder = temporaryFolders()
const MARCH = new Date('2024-03-15T12:00:00.000Z')

/** A team that has promoted wallet 1.1.0 over 1.0.0, and a way to say what browsers reported. */
async function reportedTeam() {
  const team = await stagingTeam(temporaryFolder(), { now: () => MARCH })
  const first = await team.shown()
  await team.release('promote', 'staging', 'wallet@1.1.0', '--author', 'Grace')
  const second = await team.shown()
  return {
    ...team,
    first,
    second,
    async browsersReport(
      release: ReleaseId,
      reports: readonly SentReport[],
      { at = MARCH, mix = '', share = 1 } = {},
    ) {
      const database = await openReports(path.join(team.root, '.crossbook', 'reports'), () => at)
      const batch = checkReportBatch({ release, reports, ...(mix ? { mix } : {}) })
      if (!batch.ok) throw new Error(batch.problem)
      database.add({ batch: batch.value, channel: STAGING, browser: 'Chrome 141', share })
      await database.close()
    },
  }
}

const visits = (count: number, overrides: Parameters<typeof visitReport>[0] = {}) =>
  Array.from({ length: count }, () => visitReport(overrides))

describe('faults', () => {
  it('lists causes by build with how often, since when and where, and how to see them again', async () => {
    const { release, first, second, browsersReport } = await reportedTeam()
    await browsersReport(first, [faultReport({ version: '1.0.0', error: 'Error: an old one', stack: '' })], {
      at: new Date('2024-03-14T09:00:00.000Z'),
    })
    await browsersReport(second, [...visits(4), faultReport(), faultReport({ route: '/wallet' })], {
      share: 0.1,
    })
    await browsersReport(second, [faultReport()], { mix: 'm0123456789abcdef' })
    expect(await release('faults', 'staging')).toEqual({
      code: 0,
      err: '',
      out: `Faults on channel staging in the last 7 days, the most frequent first:

wallet 1.1.0  firstRender in ./open, 3 times (7.5 % of 40 visits), in no other version
  TypeError: no balance
  first 2024-03-15 12:00 UTC, last 2024-03-15 12:00 UTC
  cause 1ff00656
  at /wallet, /wallet/open
  Chrome 141
  since release ${second}, shown since 2024-03-15 12:00 UTC by Grace
  pnpm release show ${second} --serve
  pnpm release bisect staging --good ${first} --bad ${second} -- "<a command that fails with it>"
    Open /apps/wallet/1.1.0/open.js:1:200

wallet 1.0.0  firstRender in ./open, once (no visits of it have been reported yet), in no other version
  Error: an old one
  first 2024-03-14 09:00 UTC, last 2024-03-14 09:00 UTC
  cause f055e8e0
  at /wallet/open
  Chrome 141
  since release ${first}, shown since 2024-03-15 12:00 UTC by Ada
  pnpm release show ${first} --serve
`,
    })
  })

  it('names the control that was used before an error that nobody caught', async () => {
    const { release, second, browsersReport } = await reportedTeam()
    await browsersReport(second, [faultReport({ kind: 'uncaught', control: 'button "Export CSV"' })])
    const { out } = await release('faults', 'staging')
    expect(out).toContain('wallet 1.1.0  uncaught in ./open, once')
    expect(out).toContain('  TypeError: no balance\n  after using button "Export CSV"\n')
  })

  it('counts a single visit in the singular', async () => {
    const { release, second, browsersReport } = await reportedTeam()
    await browsersReport(second, [...visits(1), faultReport()])
    expect((await release('faults', 'staging')).out).toContain('once (100.0 % of 1 visit), ')
  })

  it('names the mix that a page showed, so that the same can be served again', async () => {
    const { release, second, browsersReport } = await reportedTeam()
    await browsersReport(second, [faultReport()], { mix: 'm0123456789abcdef' })
    expect((await release('faults', 'staging')).out).toContain(
      `pnpm release show ${second} --mix m0123456789abcdef --serve`,
    )
  })

  it('filters by application, and by the given number of days', async () => {
    const { release, first, second, browsersReport } = await reportedTeam()
    await browsersReport(first, [faultReport({ version: '1.0.0', error: 'Error: an old one' })], {
      at: new Date('2024-03-14T23:59:00.000Z'),
    })
    await browsersReport(second, [...visits(1), faultReport()])
    const today = (await release('faults', 'staging', '--days', '1')).out
    expect(today).toContain('Faults on channel staging today')
    expect(today).not.toContain('an old one')
    expect((await release('faults', 'staging', '--app', 'earn')).out).toBe(
      'No faults reported of earn on channel staging in the last 7 days, in 0 visits.\n',
    )
    expect((await release('faults', 'staging', '--days', '31')).code).toBe(2)
  })

  it('gives scripts the same as JSON', async () => {
    const { release, second, browsersReport } = await reportedTeam()
    await browsersReport(second, [...visits(2), faultReport()])
    const { out } = await release('faults', 'staging', '--json')
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      channel: 'staging',
      causes: [{ app: 'wallet', version: '1.1.0', count: 1, visits: 2, release: second }],
    })
  })

  it.each(['faults', 'health'])(
    'reports that there are no reports yet, and creates nothing (%s)',
    async (command) => {
      const { release, root } = await reportedTeam()
      expect((await release(command, 'staging')).out).toBe(
        `No reports of channel staging yet in ${path.join(root, '.crossbook', 'reports')}. Pages report to the site that serves them, 15 seconds after they open or when the user leaves. "npm start", "pnpm release serve staging" and docker compose collect these reports. To read another folder, set CROSSBOOK_REPORTS.\n`,
      )
      expect(readdirSync(path.join(root, '.crossbook'))).not.toContain('reports')
      expect((await release(command, 'stagign')).err).toContain('There is no channel stagign')
    },
  )
})

describe('health', () => {
  it('compares each build with the channel’s previous one', async () => {
    const { release, first, second, browsersReport } = await reportedTeam()
    const paint = (version: string, value: number): SentReport => ({
      ...{ type: 'vital', app: 'wallet', version, name: 'LCP', value },
    })
    const share = 0.01
    await browsersReport(
      first,
      [...visits(8, { version: '1.0.0' }), paint('1.0.0', 1_000), paint('1.0.0', 1_000)],
      { share },
    )
    await browsersReport(
      second,
      [
        ...visits(3),
        ...visits(1, { faulty: true }),
        ...[1_200, 1_300, 2_000, 9_000].map((value) => paint('1.1.0', value)),
        { type: 'vital', app: 'wallet', version: '1.1.0', name: 'CLS', value: 0 },
      ],
      { share },
    )
    expect((await release('health', 'staging')).out).toBe(
      `Channel staging, from the reports of visitors’ browsers in the last 7 days:

          build  visits    with faults  largest paint  interaction  shift
host      1.0.0  none yet
earn      1.0.0  none yet
wallet    1.1.0  400       25.0 %       2,020 ms                    0.00
  before  1.0.0  800       0.0 %        1,020 ms

The speed figures are 75th percentiles: three of four visits are at least this fast.
`,
    )
  })
})
