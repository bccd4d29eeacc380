/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { rollingTeam as rollingTeamIn, visits } from '@crossbook/deploy-testing/rollingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const rollingTeam = () => rollingTeamIn(temporaryFolder())

describe('rollout', () => {
  it('shows builds to the first stage, and explains the next steps', async () => {
    const { begin, present, store } = await rollingTeam()
    const { code, out, err } = await begin()
    const next = (await store.readPointer(STAGING))?.rollout?.release
    expect({ code, out, err }).toEqual({
      code: 0,
      err: '',
      out: `Channel staging, revision 2: 5 % of the visitors are shown ${String(next)}: wallet 1.0.0 → 1.1.0.
Stages: 5 %, 25 %, then all users; each for at least 15 minutes and 300 visits.
It only continues while it is watched: pnpm release rollout watch staging
`,
    })
    expect((await store.readPointer(STAGING))?.release).toBe(present)
  })

  it('has a link for staff on a channel that accepts any, which its status repeats', async () => {
    const { begin, release, store } = await rollingTeam()
    expect((await begin('--cohort', 'staff')).err).toContain(
      'Channel staging accepts no staff link; a person who may change its settings can allow it: channel staging --accept-staff.',
    )
    expect((await begin('--cohort', '05')).err).toContain('Allowed choices are staff')
    await release('channel', 'staging', '--accept-staff', '--url', 'https://staging.example')
    const { out } = await begin('--cohort', 'staff')
    const link = /https:\/\/staging\.example\/staff\?token=([0-9a-f]{32})/.exec(out)
    expect((await store.readPointer(STAGING))?.rollout?.staff).toBe(link?.[1])
    expect((await release('rollout', 'status', 'staging')).out).toContain(link?.[0])
    // Neither the history nor the notifications contain it.
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
    [['--stages', '25%,5%'], '"25%,5%" is not a list of stages; write increasing whole percentages'],
    [['--stages', '100%'], 'To show builds to all users at once, use promote.'],
    [['--stages', '0.5%,100%'], 'is not a list of stages'],
    [['--every', '15'], '"15" is not a duration; write 15m, 2h or 1d.'],
    [['--visits', 'many'], '"many" is not a whole number'],
    [['--fast'], 'rollout begin has --store, --json'],
  ])('refuses %j with a message', async (more, message) => {
    const { begin, store } = await rollingTeam()
    const { code, err } = await begin(...more)
    expect([code, (await store.readPointer(STAGING))?.revision]).toEqual([2, 1])
    expect(err).toContain(message)
  })

  it.each([
    [['--visits', '5'], 'Set --visits 148 or more, or add --unjudged'],
    [['--visits', '147'], 'it takes at least 148 visits without a fault to show that it is not worse'],
    [['--every', '1m'], 'Set --every 5m or more, or add --unjudged'],
  ])('refuses %j, by which nothing can be judged, unless that is wanted', async (more, message) => {
    const { begin, store } = await rollingTeam()
    const { code, err } = await begin(...more)
    expect([code, (await store.readPointer(STAGING))?.revision]).toEqual([1, 1])
    expect(err).toContain(message)
    expect((await begin(...more, '--unjudged')).code).toBe(0)
    expect((await store.readPointer(STAGING))?.rollout?.isUnjudged).toBe(true)
  })

  it('is in the output of versions as the place of the build', async () => {
    const { begun, release } = await rollingTeam()
    await begun()
    const { out } = await release('versions', 'wallet')
    expect(out).toMatch(/^1\.1\.0 .* on staging for 5 %$/m)
    expect(out).toMatch(/^1\.0\.0 .* on staging$/m)
  })

  it('runs once on a channel, and blocks other changes until they end it explicitly', async () => {
    const { begin, begun, release, versions } = await rollingTeam()
    const next = await begun()
    const message = `A rollout runs on channel staging: 5 % of its visitors are shown ${next} (Ada moved it last). Nothing was changed.`
    expect((await begin()).err).toContain(message)
    for (const command of [
      ['promote', 'staging', 'earn@2.0.0'],
      ['remove', 'staging', 'earn'],
    ]) {
      const { code, err } = await release(...command)
      expect([command[0], code]).toEqual([command[0], 1])
      expect(err).toContain(message)
    }
    const { code } = await release('promote', 'staging', 'earn@2.0.0', '--end-rollout')
    expect(code).toBe(0)
    expect(await versions()).toEqual(['host 1.0.0', 'earn 2.0.0', 'wallet 1.0.0'])
    expect((await release('rollout', 'status', 'staging')).out).toContain(
      'No rollout runs on channel staging',
    )
  })
})

describe('by hand', () => {
  it('a rollout is finished or taken back, whatever was reported', async () => {
    const { begun, release, shown, present, history } = await rollingTeam()
    await begun()
    expect((await release('rollout', 'abort', 'staging', '--reason', 'Transfers fail')).out).toBe(
      `Channel staging shows ${present} to all users again. (Revision 3.)\n`,
    )
    expect(await history()).toMatch(/abort +Ada\n +Transfers fail/)
    const next = await begun()
    expect((await release('rollout', 'finish', 'staging')).out).toBe(
      `Channel staging shows ${next} to all users. (Revision 5.)\n`,
    )
    expect(await shown()).toBe(next)
    expect((await release('rollout', 'pause', 'staging')).err).toBe(
      'No rollout runs on channel staging; rollout --help explains how to start one.\n',
    )
  })

  it('its status shows its stage and how both releases do, for scripts as well', async () => {
    const { begun, release, browsersReport, present } = await rollingTeam()
    const next = await begun()
    await browsersReport(present, visits(200, '1.0.0', 1))
    await browsersReport(next, visits(20, '1.1.0'))
    const { out } = await release('rollout', 'status', 'staging')
    expect(out).toBe(`Channel staging: 5 % of the visitors are shown ${next}: wallet 1.0.0 → 1.1.0.
Stages: 5 %, 25 %, then all users; each for at least 15 minutes and 300 visits; this one since 2024-03-15 12:00 UTC.
The stage of 25 % waits for 280 more visits of wallet. The release has had 20 visits in this stage; it continues at 300, if they show that the release is not worse by more than 2 in 100 visits.

                            now ${present}  next ${next}
wallet  visits with faults  1 of 200 (0.50 %)      0 of 20 (0.0 %)
`)
    expect(JSON.parse((await release('rollout', 'status', 'staging', '--json')).out)).toMatchObject({
      ok: true,
      rollout: { release: next, stage: 0 },
      visits: 20,
      step: { kind: 'wait', for: 'visits', missing: [{ app: 'wallet', visits: 280 }] },
    })
  })
})
