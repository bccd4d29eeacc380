/** @jest-environment node */
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

const WORDS =
  'Host 3.0.0 speaks page markup 8, and the one before it 7: it starts only where nginx or the CDN has the settings of a checkout that knows it (pnpm nginx:config, pnpm cdn:config).\n'

/** A channel that shows a host of markup 7, and a published one of markup 8. */
async function teamWithNewerHost() {
  const { release, host } = await stagingTeam(temporaryFolder())
  await host('2.0.0', { markup: 7 })
  await host('3.0.0', { markup: 8 })
  await release('promote', 'staging', 'host@2.0.0')
  return release
}

for (const command of [
  ['check', 'staging', 'host@3.0.0'],
  ['promote', 'staging', 'host@3.0.0'],
  ['rollout', 'begin', 'staging', 'host@3.0.0', '--detach'],
])
  it(`${command.join(' ')} says that a host with a newer page markup starts only behind settings that know it`, async () => {
    const release = await teamWithNewerHost()
    const { code, err } = await release(...command)
    expect([code, err]).toEqual([0, WORDS])
  })

it('nothing is said of the way back, nor of a host of the same markup', async () => {
  const release = await teamWithNewerHost()
  await release('promote', 'staging', 'host@3.0.0')
  expect((await release('rollback', 'staging', '--all')).err).toBe('')
  expect((await release('promote', 'staging', 'wallet@1.1.0')).err).toBe('')
})
