/** @jest-environment node */
import path from 'node:path'
import { checkReportBatch, type ReleaseId, type SentReport } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { faultReport, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { openReports } from '@crossbook/reports'

const temporaryFolder = temporaryFolders()
const NOON = '2024-03-15T12:00'

/** A team that can roll out wallet 1.1.0 over 1.0.0, a clock that is put on, and browsers that report. */
async function rollingTeam() {
  let now = new Date(`${NOON}:00.000Z`)
  const team = await stagingTeam(temporaryFolder(), { now: () => now })
  const present = await team.shown()
  const begin = (...more: string[]) => team.release('rollout', 'staging', 'wallet@1.1.0', '--detach', ...more)
  return {
    ...team,
    present,
    at: (time: string) => (now = new Date(`2024-03-15T${time}:00.000Z`)),
    begin,
    begun: async (...more: string[]) => {
      const { code, err } = await begin(...more)
      if (code !== 0) throw new Error(err)
      return (await team.store.readPointer(STAGING))?.rollout?.release ?? ('' as ReleaseId)
    },
    look: async () => (await team.release('rollout', 'watch', 'staging', '--once')).out,
    history: async () => (await team.release('history', 'staging', '--limit', '1')).out,
    async browsersReport(release: ReleaseId, reports: readonly SentReport[]) {
      const database = await openReports(path.join(team.root, '.crossbook', 'reports'), () => now)
      for (let first = 0; first < reports.length; first += 10) {
        const batch = checkReportBatch({ release, reports: reports.slice(first, first + 10) })
        if (!batch.ok) throw new Error(batch.problem)
        database.add({ batch: batch.value, channel: STAGING, browser: 'Chrome 141', share: 1 })
      }
      await database.close()
    },
  }
}

const visits = (count: number, version: string, faulty = 0) =>
  Array.from({ length: count }, (_, index) => visitReport({ version, faulty: index < faulty }))

const faults = (count: number) => Array.from({ length: count }, () => faultReport())

describe('rollout', () => {
  it('shows builds to the first stage, and says how it goes on', async () => {
    const { begin, present, store } = await rollingTeam()
    const { code, out, err } = await begin()
    const next = (await store.readPointer(STAGING))?.rollout?.release
    expect({ code, out, err }).toEqual({
      code: 0,
      err: '',
      out: `Channel staging, revision 2: 5 % of the visitors are shown ${String(next)}: wallet 1.0.0 → 1.1.0.
Stages: 5 %, 25 %, then everybody; each for 15 minutes and 300 visits at least.
It goes on while somebody watches: pnpm release rollout watch staging
`,
    })
    expect((await store.readPointer(STAGING))?.release).toBe(present)
  })

  it('has a link for staff where the channel takes any, which its status says again', async () => {
    const { begin, release, store } = await rollingTeam()
    expect((await begin('--cohort', 'staff')).err).toContain(
      'Channel staging takes no link for staff; whoever may change its settings allows it: channel staging --accept-staff.',
    )
    expect((await begin('--cohort', '05')).err).toContain('Allowed choices are staff')
    await release('channel', 'staging', '--accept-staff', '--url', 'https://staging.example')
    const { out } = await begin('--cohort', 'staff')
    const link = /https:\/\/staging\.example\/staff\?token=([0-9a-f]{32})/.exec(out)
    expect((await store.readPointer(STAGING))?.rollout?.staff).toBe(link?.[1])
    expect((await release('rollout', 'status', 'staging')).out).toContain(link?.[0])
    // Neither the history that people read nor what others are told of has it.
    expect((await release('history', 'staging')).out).not.toContain(link?.[1])
    await release('channel', 'staging', '--no-accept-staff')
    expect((await release('rollout', 'status', 'staging')).out).not.toContain(link?.[1])
  })

  it('takes stages, their time and their visits', async () => {
    const { begin, store } = await rollingTeam()
    await begin('--stages', '1%,50', '--every', '2h', '--visits', '1000', '--reason', 'Faster transfers')
    expect(await store.readPointer(STAGING)).toMatchObject({
      reason: 'Faster transfers',
      rollout: { stages: [1, 50, 100], everyMinutes: 120, visitsWanted: 1_000 },
    })
  })

  it.each([
    [['--stages', '25%,5%'], '"25%,5%" are no stages; write whole percents that rise'],
    [['--stages', '100%'], 'To show it to everybody at once: promote.'],
    [['--stages', '0.5%,100%'], 'are no stages'],
    [['--every', '15'], '"15" is no time; write 15m, 2h or 1d.'],
    [['--visits', 'many'], '"many" is no whole number'],
    [['--fast'], 'rollout begin has --store, --json'],
  ])('refuses %j in words', async (more, words) => {
    const { begin, store } = await rollingTeam()
    const { code, err } = await begin(...more)
    expect([code, (await store.readPointer(STAGING))?.revision]).toEqual([2, 1])
    expect(err).toContain(words)
  })

  it('runs once on a channel, and keeps others from moving it until they say that they end it', async () => {
    const { begin, begun, release, versions } = await rollingTeam()
    const next = await begun()
    const words = `A rollout runs on channel staging: 5 % of its visitors are shown ${next} (Ada moved it last). Nothing was changed.`
    expect((await begin()).err).toContain(words)
    for (const command of [
      ['promote', 'staging', 'earn@2.0.0'],
      ['remove', 'staging', 'earn'],
    ]) {
      const { code, err } = await release(...command)
      expect([command[0], code]).toEqual([command[0], 1])
      expect(err).toContain(words)
    }
    const { code } = await release('promote', 'staging', 'earn@2.0.0', '--end-rollout')
    expect(code).toBe(0)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 2.0.0', 'wallet 1.0.0'])
    expect((await release('rollout', 'status', 'staging')).out).toContain(
      'No rollout runs on channel staging',
    )
  })
})

describe('rollout watch', () => {
  it('waits for reports, for visits and for time, and says for which', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    const standing = `5 % of the visitors are shown ${next}: wallet 1.0.0 → 1.1.0.\n`
    expect(await look()).toBe(
      `${standing}The stage of 25 % waits for reports: nothing has been reported of this channel yet, as far as can be seen from here (CROSSBOOK_REPORTS names the folder).\n`,
    )
    await browsersReport(present, visits(500, '1.0.0', 2))
    await browsersReport(next, visits(20, '1.1.0'))
    at('12:16')
    expect(await look()).toBe(
      `${standing}The stage of 25 % waits for visits: 20 of the 300 that this stage needs.\n`,
    )
    await browsersReport(next, visits(280, '1.1.0', 1))
    at('12:10')
    expect(await look()).toBe(
      `${standing}The stage of 25 % waits until this stage has lasted 15 minutes; 300 visits so far, and it is not worse.\n`,
    )
  })

  it('goes from stage to stage to everybody, each with visits of its own', async () => {
    const { begun, look, history, browsersReport, at, shown } = await rollingTeam()
    const next = await begun()
    await browsersReport(next, visits(300, '1.1.0'))
    at('12:16')
    expect(await look()).toBe(`25 % of the visitors are shown ${next} now.\n`)
    expect(await history()).toMatch(/stage +rollout watch .*Not worse in 300 visits\n$/)
    at('12:40')
    expect(await look()).toContain('waits for visits: 0 of the 300')
    await browsersReport(next, visits(300, '1.1.0'))
    expect(await look()).toBe(`Finished: channel staging shows ${next} to everybody.\n`)
    expect(await shown()).toBe(next)
    expect(await history()).toMatch(
      /finish +rollout watch +wallet 1\.0\.0 → 1\.1\.0 +Not worse in 600 visits/,
    )
    expect(await look()).toBe('No rollout runs on channel staging.\n')
  })

  it('takes everybody back for a fault that only the next release has, with the reason in the history', async () => {
    const { begun, look, history, browsersReport, shown, present } = await rollingTeam()
    const next = await begun()
    await browsersReport(next, faults(9))
    expect(await look()).toContain('waits for visits')
    await browsersReport(next, [faultReport()])
    const why =
      'wallet 1.1.0 fails in ./open (firstRender, cause 1ff00656), which the present release does not; 10 visits met it'
    expect(await look()).toBe(
      `Taken back: channel staging shows ${present} to everybody again, because ${why}.\n`,
    )
    expect(await shown()).toBe(present)
    expect(await history()).toMatch(new RegExp(`abort +rollout watch +${why.replace(/[().]/g, '\\$&')}`))
  })

  it('takes everybody back when visits fail more often than those of the release before', async () => {
    const { begun, look, browsersReport, present } = await rollingTeam()
    const next = await begun()
    const fault = faultReport({ version: '1.0.0' })
    await browsersReport(present, [fault, ...visits(900, '1.0.0', 4)])
    await browsersReport(next, visits(60, '1.1.0', 12))
    // At once: the slot of five minutes is still running.
    expect(await look()).toBe(
      `Taken back: channel staging shows ${present} to everybody again, because wallet fails in 20.0 % of 60 visits, and in 0.44 % of 900 visits of the release before.\n`,
    )
  })

  it('takes everybody back when ten of the first twenty visits fail with a fault of an earlier rollout', async () => {
    const { begun, look, release, browsersReport, at } = await rollingTeam()
    const failing = async (next: ReleaseId) => {
      await browsersReport(next, faults(10))
      await browsersReport(next, visits(20, '1.1.0', 10))
    }
    await failing(await begun())
    expect(await look()).toContain('Taken back')
    at('12:10')
    const again = await begun()
    expect((await release('rollout', 'status', 'staging')).out).toContain('waits for visits')
    await failing(again)
    expect(await look()).toContain('Taken back')
  })

  it('waits for a person while the present release fails more than before the rollout', async () => {
    const { begun, look, browsersReport, present, at } = await rollingTeam()
    await browsersReport(present, visits(900, '1.0.0', 4))
    at('12:10')
    const next = await begun()
    await browsersReport(present, visits(190, '1.0.0', 95))
    await browsersReport(next, visits(10, '1.1.0', 5))
    expect(await look()).toContain(
      'waits for you: wallet of the present release fails in 50.0 % of its visits in the last hour, and failed in 0.44 % before the rollout.',
    )
  })

  it('goes no further while it is paused, and still takes back what is worse', async () => {
    const { begun, look, release, browsersReport, present, at } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(900, '1.0.0'))
    await browsersReport(next, visits(300, '1.1.0'))
    await release('rollout', 'pause', 'staging', '--reason', 'The support is at lunch')
    at('12:30')
    expect(await look()).toContain('Paused: the stage of 25 % waits until somebody resumes it.')
    await release('rollout', 'resume', 'staging')
    expect(await look()).toContain('waits until this stage has lasted 15 minutes; 300 visits so far')
    await release('rollout', 'pause', 'staging')
    await browsersReport(
      next,
      Array.from({ length: 10 }, () => faultReport()),
    )
    expect(await look()).toContain('Taken back:')
  })

  it('is right with a clock that is some minutes off: a stage is shorter or longer by so much, and nothing else', async () => {
    const { begun, look, browsersReport, at } = await rollingTeam()
    const next = await begun()
    await browsersReport(next, visits(300, '1.1.0'))
    at('11:55')
    expect(await look()).toContain('waits until this stage has lasted 15 minutes')
    at('12:18')
    expect(await look()).toContain('25 % of the visitors')
  })

  it('goes on until the rollout is over, and ends then', async () => {
    const { begun, release, browsersReport, at, shown } = await rollingTeam()
    const next = await begun('--stages', '50', '--visits', '0')
    await browsersReport(next, visits(1, '1.1.0'))
    at('12:16')
    const { code, err } = await release('rollout', 'watch', 'staging')
    expect([code, await shown()]).toEqual([0, next])
    expect(err).toBe(
      `Finished: channel staging shows ${next} to everybody.\nNo rollout runs on channel staging.\n`,
    )
  })
})

describe('by hand', () => {
  it('a rollout is finished or taken back, whatever was reported', async () => {
    const { begun, release, shown, present, history } = await rollingTeam()
    await begun()
    expect((await release('rollout', 'abort', 'staging', '--reason', 'Transfers fail')).out).toBe(
      `Channel staging shows ${present} to everybody again. (Revision 3.)\n`,
    )
    expect(await history()).toMatch(/abort +Ada +Transfers fail/)
    const next = await begun()
    expect((await release('rollout', 'finish', 'staging')).out).toBe(
      `Channel staging shows ${next} to everybody. (Revision 5.)\n`,
    )
    expect(await shown()).toBe(next)
    expect((await release('rollout', 'pause', 'staging')).err).toBe(
      'No rollout runs on channel staging; rollout --help says how one begins.\n',
    )
  })

  it('its status says where it stands and how both releases do, for scripts as well', async () => {
    const { begun, release, browsersReport, present } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(200, '1.0.0', 1))
    await browsersReport(next, visits(20, '1.1.0'))
    const { out } = await release('rollout', 'status', 'staging')
    expect(out).toBe(`Channel staging: 5 % of the visitors are shown ${next}: wallet 1.0.0 → 1.1.0.
Stages: 5 %, 25 %, then everybody; each for 15 minutes and 300 visits at least; this one since 2024-03-15 12:00 UTC.
The stage of 25 % waits for visits: 20 of the 300 that this stage needs.

                     ${present}  ${next}
wallet  with faults  0.50 % of 200      0.0 % of 20
`)
    expect(JSON.parse((await release('rollout', 'status', 'staging', '--json')).out)).toMatchObject({
      ok: true,
      rollout: { release: next, stage: 0 },
      visits: 20,
      step: { kind: 'wait', for: 'visits' },
    })
  })
})
