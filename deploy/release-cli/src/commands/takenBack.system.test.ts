/** @jest-environment node */
import { faults, rollingTeam } from '@crossbook/deploy-testing/rollingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

it('names a build that was taken back before, by check, promote and rollout', async () => {
  const { release, begun, look, browsersReport, at } = await rollingTeam(temporaryFolder())
  const next = await begun()
  at('12:10')
  await browsersReport(next, faults(10))
  await look()
  const message =
    'wallet 1.1.0 was rolled back on channel staging on 2024-03-15 12:10 UTC by rollout watch because: wallet 1.1.0 fails in ./open (firstRender, cause 1ff00656), which the current release does not; 10 visits had this fault.\n'
  expect((await release('check', 'staging', 'wallet@1.1.0')).out).toContain(message)
  expect((await release('check', 'staging', 'earn@2.0.0')).out).not.toContain('rolled back')
  expect((await release('rollout', 'staging', 'wallet@1.1.0', '--detach')).err).toContain(message)
  await release('rollout', 'abort', 'staging', '--reason', 'Transfers fail')
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toContain(
    'by Ada because: Transfers fail.',
  )
})

it('names a build after a rollback, until the channel shows it again', async () => {
  const { release } = await rollingTeam(temporaryFolder())
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('rollback', 'staging', 'wallet', '--reason', 'Support says transfers fail')
  const message =
    'wallet 1.1.0 was rolled back on channel staging on 2024-03-15 12:00 UTC by Ada because: Support'
  expect((await release('check', 'staging', 'wallet@1.1.0')).out).toContain(message)
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toContain(message)
  expect((await release('promote', 'staging', 'wallet@1.1.0', 'earn@2.0.0')).err).toBe('')
})
