/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const WARNING =
  'Warning: wallet 1.1.0, which channel staging shows, is damaged in the store. This change does not affect it, and the site keeps serving its files. Run pnpm release doctor to list the damaged files.\n'

/** A channel that shows wallet 1.1.0, whose team then writes over a file of that build. */
async function damagedTeam(file: string) {
  const team = await stagingTeam(temporaryFolder())
  const { root, release } = team
  await release('channel', 'staging', '--auth-url', '/auth', '--auth-key', 'public-key')
  await release('promote', 'staging', 'wallet@1.1.0')
  const place = (name: string) => path.join(root, '.crossbook/store', name)
  // Removed first: the site has a hard link to it.
  rmSync(place(`apps/wallet/1.1.0/${file}`))
  writeFileSync(place(`apps/wallet/1.1.0/${file}`), 'damaged')
  const onSite = (name: string) => readFileSync(place(`sites/staging/apps/wallet/1.1.0/${name}`), 'utf8')
  return { ...team, onSite }
}

describe.each(['open.js', 'app.json'])('a team that damages %s of its own build on the channel', (file) => {
  it('holds up no promotion and no rollback of another application', async () => {
    const { release, onSite } = await damagedTeam(file)
    expect(await release('promote', 'staging', 'earn@2.0.0')).toMatchObject({ code: 0, err: WARNING })
    expect(await release('rollback', 'staging', 'earn')).toMatchObject({ code: 0, err: WARNING })
    expect(await release('rollback', 'staging', '--all')).toMatchObject({ code: 0, err: WARNING })
    expect(onSite('open.js')).toBe('open of wallet')
  })

  it('holds up no rollout of another application', async () => {
    const { release, versions } = await damagedTeam(file)
    expect((await release('rollout', 'staging', 'earn@2.0.0', '--detach')).code).toBe(0)
    expect(await release('rollout', 'finish', 'staging')).toMatchObject({ code: 0 })
    expect(await versions()).toContain('earn 2.0.0')
  })

  it('can take that build back, and cannot bring it on the channel again', async () => {
    const { release } = await damagedTeam(file)
    expect(await release('rollback', 'staging', 'wallet')).toMatchObject({ code: 0, err: '' })
    const again = await release('promote', 'staging', 'wallet@1.1.0')
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringMatching(/^wallet 1\.1\.0 .*damaged/m) as string,
    ])
  })
})
