/** @jest-environment node */
import { faults, rollingTeam } from '@crossbook/deploy-testing/rollingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** Ends with 1 when the landing page names the build that failed. */
const TRIAL = [
  process.execPath,
  '-e',
  `fetch(process.env.CROSSBOOK_URL + '/wallet/open').then((answer) => answer.text())
    .then((page) => process.exit(page.includes('/apps/wallet/1.1.0/') ? 1 : 0))`,
]

async function team() {
  const environment = {
    ...process.env,
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_of_a_test_project',
  }
  const apps = await rollingTeam(temporaryFolder(), environment)
  /** The ends that `faults` suggests, and what `bisect` says between them. */
  const suggested = async () => {
    const [, good = '', bad = ''] =
      /bisect staging --good (r\w+) --bad (r\w+) --/.exec((await apps.release('faults', 'staging')).out) ?? []
    return {
      good,
      bad,
      ...(await apps.release('bisect', 'staging', '--good', good, '--bad', bad, '--', ...TRIAL)),
    }
  }
  return { ...apps, suggested }
}

it('suggests a bisect from a release that lacks the build that failed, though it was reported later', async () => {
  const { release, browsersReport, present, shown, suggested } = await team()
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('promote', 'staging', 'earn@2.0.0')
  const bad = await shown()
  await browsersReport(bad, faults(1))
  const found = await suggested()
  expect([found.good, found.bad]).toEqual([present, bad])
  expect(found.out).toContain('The first bad app version is wallet 1.1.0 (before: 1.0.0)')
})

it('suggests one for the build of a rollout that was taken back', async () => {
  const { begun, release, browsersReport, present, suggested } = await team()
  const next = await begun()
  await browsersReport(next, faults(1))
  await release('rollout', 'pause', 'staging')
  await release('rollout', 'abort', 'staging')
  const found = await suggested()
  expect([found.good, found.bad]).toEqual([present, next])
  expect(found.out).toContain(
    `The first bad app version is wallet 1.1.0 (before: 1.0.0), which came with ${next}, revision 2 by `,
  )
})

it('suggests none where the channel never showed another build', async () => {
  const { release, browsersReport, present } = await team()
  await browsersReport(
    present,
    faults(1).map((fault) => ({ ...fault, version: '1.0.0' as typeof fault.version })),
  )
  expect((await release('faults', 'staging')).out).not.toContain('bisect')
})
