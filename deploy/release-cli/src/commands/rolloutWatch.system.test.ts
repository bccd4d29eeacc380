/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseId } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { faults, rollingTeam as rollingTeamIn, visits } from '@crossbook/deploy-testing/rollingTeam'
import { faultReport } from '@crossbook/deploy-testing/sampleReports'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const rollingTeam = () => rollingTeamIn(temporaryFolder())

describe('rollout watch', () => {
  it('waits for reports, for visits and for time, and prints for which', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    const status = `5 % of the visitors are shown ${next}: wallet 1.0.0 → 1.1.0.\n`
    expect(await look()).toBe(
      `${status}The stage of 25 % waits for reports: the reports folder has none of this channel yet (to read another folder, set CROSSBOOK_REPORTS).\n`,
    )
    await browsersReport(present, visits(5_700, '1.0.0', 20))
    await browsersReport(next, visits(20, '1.1.0'))
    at('12:16')
    expect(await look()).toBe(
      `${status}The stage of 25 % waits for 280 more visits of wallet. The release has had 20 visits in this stage; it continues at 300, if they show that the release is not worse by more than 2 in 100 visits.\n`,
    )
    await browsersReport(next, visits(280, '1.1.0', 1))
    at('12:10')
    expect(await look()).toBe(
      `${status}The stage of 25 % waits until this stage has lasted 15 minutes; the release has 300 visits so far and is not worse.\n`,
    )
  })

  it('goes from stage to stage to all users, each with visits of its own', async () => {
    const { begun, look, history, browsersReport, present, at, shown } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(5_700, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    at('12:16')
    expect(await look()).toBe(`25 % of the visitors are shown ${next} now.\n`)
    expect(await history()).toMatch(/stage +rollout watch\n +Not worse in 300 visits\n$/)
    at('12:40')
    expect(await look()).toContain('waits for 300 more visits of wallet')
    await browsersReport(next, visits(300, '1.1.0'))
    expect(await look()).toBe(`Finished: channel staging shows ${next} to all users.\n`)
    expect(await shown()).toBe(next)
    expect(await history()).toMatch(
      /finish +rollout watch\n +wallet 1\.0\.0 → 1\.1\.0\n +Not worse in 600 visits/,
    )
    expect(await look()).toBe('No rollout runs on channel staging.\n')
  })

  it('waits for evidence that the release is not worse, and prints how much is missing', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    // Enough visits for the stage, of which 2 % fail: too few to distinguish that from 4 %.
    await browsersReport(present, visits(5_700, '1.0.0', 110))
    await browsersReport(next, visits(300, '1.1.0', 6))
    at('12:16')
    expect(await look()).toMatch(
      /The stage of 25 % waits for \d{2,3} more visits of wallet\. The release has had 300 visits/,
    )
    await browsersReport(next, visits(300, '1.1.0', 2))
    await browsersReport(present, visits(5_700, '1.0.0', 110))
    expect(await look()).toContain('25 % of the visitors are shown')
  })

  it('stays in its stage and explains why while the reports cannot be read', async () => {
    const { root, begun, release, browsersReport, present, at, store } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(5_700, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    at('12:16')
    const reports = path.join(root, '.crossbook/reports')
    renameSync(reports, `${reports}-kept`)
    mkdirSync(reports)
    writeFileSync(path.join(reports, 'reports.db'), 'not a database')
    const before = await store.readPointer(STAGING)
    const { code, out, err } = await release('rollout', 'watch', 'staging', '--once')
    expect([code, out + err]).toEqual([1, expect.stringMatching(/reports/)])
    expect(await store.readPointer(STAGING)).toEqual(before)
    rmSync(reports, { recursive: true })
    renameSync(`${reports}-kept`, reports)
    expect((await release('rollout', 'watch', 'staging', '--once')).out).toContain(
      `25 % of the visitors are shown ${next} now`,
    )
  })

  it('ends stages without evidence when allowed, and the history records that', async () => {
    const { begun, look, release, browsersReport, at } = await rollingTeam()
    const next = await begun('--visits', '5', '--unjudged')
    await browsersReport(next, visits(5, '1.1.0'))
    at('12:16')
    expect(await look()).toContain('25 % of the visitors')
    const { out } = await release('history', 'staging')
    expect(out).toContain('rollout, unjudged')
    expect(out).toContain('Unjudged, after 5 visits')
    await browsersReport(next, faults(10))
    expect(await look()).toContain('Rolled back')
  })

  it('takes everybody back for a fault that only the next release has, with the reason in the history', async () => {
    const { begun, look, history, browsersReport, shown, present } = await rollingTeam()
    const next = await begun()
    await browsersReport(next, faults(9))
    expect(await look()).toContain('waits for 300 more visits of wallet')
    await browsersReport(next, [faultReport()])
    const why =
      'wallet 1.1.0 fails in ./open (firstRender, cause 1ff00656), which the current release does not; 10 visits had this fault'
    expect(await look()).toBe(
      `Rolled back: channel staging shows ${present} to all users again, because ${why}.\n`,
    )
    expect(await shown()).toBe(present)
    expect((await history()).replace(/\s+/g, ' ')).toContain(`abort rollout watch ${why}`)
  })

  it('takes everybody back when visits fail more often than those of the previous release', async () => {
    const { begun, look, browsersReport, present } = await rollingTeam()
    const next = await begun()
    const fault = faultReport({ version: '1.0.0' })
    await browsersReport(present, [fault, ...visits(900, '1.0.0', 4)])
    await browsersReport(next, visits(60, '1.1.0', 12))
    // At once: the slot of five minutes is still running.
    expect(await look()).toBe(
      `Rolled back: channel staging shows ${present} to all users again, because wallet fails in 20.0 % of 60 visits, and in 0.44 % of 900 visits of the previous release.\n`,
    )
  })

  it('counts a single visit in the singular', async () => {
    const { begun, look, browsersReport, present } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(40, '1.0.0'))
    await browsersReport(next, visits(1, '1.1.0', 1))
    expect(await look()).toContain('(wallet fails in 100.0 % of 1 visit, and in 0.0 % of 40 visits of the')
  })

  it('takes everybody back where the present release has no visit to compare with', async () => {
    const { begun, look, browsersReport } = await rollingTeam()
    await browsersReport(await begun(), visits(20, '1.1.0', 10))
    expect(await look()).toContain(
      'because wallet fails in 50.0 % of 20 visits; the previous release has none for comparison.',
    )
  })

  it('takes everybody back when ten of the first twenty visits fail with a fault of an earlier rollout', async () => {
    const { begun, look, release, browsersReport, at } = await rollingTeam()
    const failing = async (next: ReleaseId) => {
      await browsersReport(next, faults(10))
      await browsersReport(next, visits(20, '1.1.0', 10))
    }
    await failing(await begun())
    expect(await look()).toContain('Rolled back')
    at('12:10')
    const again = await begun()
    expect((await release('rollout', 'status', 'staging')).out).toContain('waits for 300 more visits')
    await failing(again)
    expect(await look()).toContain('Rolled back')
  })

  it('waits for a person while the next release has far more visits than its part of the users', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(300, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    at('12:16')
    expect(await look()).toContain(
      'waits for you: 300 of 600 visits are of the next release, far more than its share of the users.',
    )
  })

  it('waits for a person while the present release fails more than before the rollout', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    await browsersReport(present, visits(900, '1.0.0', 4))
    at('12:10')
    const next = await begun()
    await browsersReport(present, visits(190, '1.0.0', 95))
    await browsersReport(next, visits(10, '1.1.0', 5))
    expect(await look()).toContain(
      'waits for you: wallet of the current release fails in 50.0 % of its visits in the last hour, and failed in 0.44 % before the rollout.',
    )
  })

  it('does not continue while it is paused, and still takes back a worse release', async () => {
    const { begun, look, release, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(5_700, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    await release('rollout', 'pause', 'staging', '--reason', 'The support is at lunch')
    at('12:30')
    expect(await look()).toContain('Paused: the stage of 25 % waits until someone resumes the rollout.')
    await release('rollout', 'resume', 'staging')
    expect(await look()).toContain(
      'waits until this stage has lasted 15 minutes; the release has 300 visits so far',
    )
    await release('rollout', 'pause', 'staging')
    await browsersReport(next, faults(10))
    expect(await look()).toContain('Rolled back:')
  })

  it('is right with a clock that is some minutes off: a stage is shorter or longer by so much, and nothing else', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(5_700, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    at('11:55')
    expect(await look()).toContain('waits until this stage has lasted 15 minutes')
    at('12:18')
    expect(await look()).toContain('25 % of the visitors')
  })

  it('goes on until the rollout is over, and ends then', async () => {
    const { begun, release, browsersReport, at, shown } = await rollingTeam()
    const next = await begun('--stages', '50', '--visits', '0', '--unjudged')
    await browsersReport(next, visits(1, '1.1.0'))
    at('12:16')
    const { code, err } = await release('rollout', 'watch', 'staging')
    expect([code, await shown()]).toEqual([0, next])
    expect(err).toBe(
      `Finished: channel staging shows ${next} to all users.\nNo rollout runs on channel staging.\n`,
    )
  })
})
