/** @jest-environment node */
import type { AppName } from '@crossbook/contract'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { withCompressed } from '@crossbook/web-files'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A team whose store has a remote from before names of JavaScript's own objects were refused. */
async function team() {
  const apps = await stagingTeam(temporaryFolder())
  const { app, files } = remoteBuild({ name: 'constructor' as AppName })
  await apps.store.putBuild(app.name, app.version, await withCompressed(files))
  return apps
}

it('a stored remote called constructor is promoted, shown, verified and taken back like any other', async () => {
  const { release, shown } = await team()
  const first = await shown()
  expect(await release('promote', 'staging', 'constructor@1.0.0')).toMatchObject({ code: 0 })
  for (const command of [
    ['show', 'staging'],
    ['show', 'constructor@1.0.0'],
    ['diff', first, 'staging'],
    ['versions', 'constructor'],
    ['mark', 'constructor@1.0.0', '--bad', 'its name'],
    ['mark', 'constructor@1.0.0', '--good'],
    ['history', 'staging'],
    ['doctor'],
    ['promote', 'staging', 'wallet@1.1.0'],
    ['rollout', 'begin', 'staging', 'earn@2.0.0', '--stages', '50%', '--detach'],
    ['rollout', 'status', 'staging'],
    ['rollout', 'abort', 'staging'],
    ['rollback', 'staging', '--all'],
    ['remove', 'staging', 'constructor'],
  ])
    expect({ command, ...(await release(...command)) }).toEqual({
      command,
      code: 0,
      out: expect.any(String),
      err: '',
    })
})
