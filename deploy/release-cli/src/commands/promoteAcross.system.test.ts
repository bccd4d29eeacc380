/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import { appsIn } from '@crossbook/deploy-testing/publishedApps'
import { keyedTeam } from '@crossbook/deploy-testing/keyedTeam'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { PROVENANCE } from '@crossbook/trust'

const temporaryFolder = temporaryFolders()
const FROM_STAGING = ['promote', 'production', '--from', 'staging', '--gone', '/']
const storeIn = (root: string) => path.join(root, '.crossbook/store')

/** A store of production, next to the store in which the team publishes and shows its builds on staging. */
async function twoStores() {
  const team = await stagingTeam(temporaryFolder())
  const root = temporaryFolder()
  const { store } = appsIn(root)
  return { team, root, store, release: releaseCommand({ root }), other: storeIn(team.root) }
}

describe('promote --from-store', () => {
  it('copies the release of the other store’s channel, and shows it', async () => {
    const { release, store, team, other } = await twoStores()
    const { code, err } = await release(...FROM_STAGING, '--from-store', other)
    expect(code).toBe(0)
    expect(err).toBe('Copied host 1.0.0\nCopied earn 1.0.0\nCopied wallet 1.0.0\n')
    const [app, version] = ['wallet' as AppName, '1.0.0' as AppVersion]
    expect(await store.readBuildFile(app, version, 'app.json')).toEqual(
      await team.store.readBuildFile(app, version, 'app.json'),
    )
    await team.release('promote', 'staging', 'wallet@1.1.0')
    expect((await release(...FROM_STAGING, '--from-store', other)).err).toBe('Copied wallet 1.1.0\n')
  })

  it('refuses a version that is another build here', async () => {
    const { release, root, other } = await twoStores()
    await appsIn(root).remote('wallet', '1.0.0', { commit: 'f'.repeat(40) })
    const { code, err } = await release(...FROM_STAGING, '--from-store', other)
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('wallet 1.0.0 differs between this store and the other one') as string,
    ])
  })

  it('refuses a build whose files were changed in the other store', async () => {
    const { release, team, other } = await twoStores()
    const file = path.join(storeIn(team.root), 'apps/wallet/1.0.0/open.js')
    writeFileSync(file, `${readFileSync(file, 'utf8')} `)
    const { code, err } = await release(...FROM_STAGING, '--from-store', other)
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('open.js of wallet 1.0.0 is not the file') as string,
    ])
  })

  it('keeps the signatures of the teams, which the channel checks', async () => {
    const staging = await keyedTeam(temporaryFolder())
    await staging.setUp()
    await staging.publish('wallet', '1.2.0', 'wallet-team')
    await staging.ops('promote', 'staging', 'wallet@1.2.0')
    const root = temporaryFolder()
    const { store } = appsIn(root)
    const release = releaseCommand({ root })
    const { code } = await release(...FROM_STAGING, '--from-store', storeIn(staging.root))
    expect(code).toBe(0)
    expect(await store.readBuildFile('wallet' as AppName, '1.2.0' as AppVersion, PROVENANCE)).toBeDefined()
  })

  it('needs the channel, and a store', async () => {
    const { release } = await twoStores()
    expect((await release('promote', 'production', 'wallet@1.0.0', '--from-store', 'x')).code).toBe(2)
    const { code, err } = await release(...FROM_STAGING, '--from-store', 'nowhere')
    expect([code, err]).toEqual([1, expect.stringContaining('There is no store at') as string])
  })
})
