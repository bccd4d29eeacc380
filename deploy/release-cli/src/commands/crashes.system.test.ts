/** @jest-environment node */
import type { AppName } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { renderedHost, renderedWallet, withRendering } from '@crossbook/deploy-testing/renderedBuilds'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'

const temporaryFolder = temporaryFolders()

const THROWS = '(() => { throw new TypeError("prices are not ready") })()'

/** The channel shows a wallet that can be rendered; 1.1.0 of it throws, 1.2.0 does not. */
async function team() {
  const root = temporaryFolder()
  const store = folderStore(`${root}/.crossbook/store`)
  await published(store, renderedHost('1.0.0'))
  await published(store, renderedWallet('1.0.0', '"one"'))
  await published(store, renderedWallet('1.1.0', THROWS))
  await published(store, renderedWallet('1.2.0', '"two"'))
  const release = releaseCommand({ root })
  await release('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
  return { store, release }
}

const REFUSAL =
  'wallet 1.1.0 can no longer be rendered at /wallet/open: prices are not ready. Fix it, or promote it anyway with --force and a --reason.\n'

it('a build that throws where the previous one could be rendered is not promoted', async () => {
  const { release, store } = await team()
  expect(await release('promote', 'staging', 'wallet@1.1.0')).toEqual({ code: 1, out: '', err: REFUSAL })
  expect(await store.readHistory(STAGING)).toHaveLength(1)
})

it('check renders as well, reports the same and moves nothing', async () => {
  const { release, store } = await team()
  expect(await release('check', 'staging', 'wallet@1.1.0')).toEqual({ code: 1, out: '', err: REFUSAL })
  expect((await release('check', 'staging', 'wallet@1.2.0')).code).toBe(0)
  expect(await store.readHistory(STAGING)).toHaveLength(1)
  expect(await store.listReleases()).toHaveLength(1)
})

it('with --force and a reason it is promoted, and the history records the overridden problem', async () => {
  const { release, store } = await team()
  const withoutReason = await release('promote', 'staging', 'wallet@1.1.0', '--force')
  expect(withoutReason.code).toBe(2)
  expect(withoutReason.err).toContain('--force needs a --reason, for the history')

  const { code } = await release(
    'promote',
    'staging',
    'wallet@1.1.0',
    '--force',
    '--reason',
    'Needs a browser',
  )
  expect(code).toBe(0)
  expect(await store.readPointer(STAGING)).toMatchObject({
    reason: 'Needs a browser',
    forced: [expect.stringContaining('wallet 1.1.0 can no longer be rendered at /wallet/open')],
  })
  expect((await release('history', 'staging', '--limit', '1')).out).toContain('promotion, forced')
})

it('taking an application back is never refused for what cannot be rendered', async () => {
  const { release } = await team()
  await release('promote', 'staging', 'wallet@1.1.0', '--force', '--reason', 'Needs a browser')
  await release('promote', 'staging', 'wallet@1.2.0')
  expect((await release('rollback', 'staging', 'wallet')).code).toBe(0)
})

it('teams see no details of others’ crashes, and a long list is cut to a few and a count', async () => {
  const { release, store } = await team()
  const screens = remoteBuild()
    .app.screens.slice(1)
    .flatMap((screen) => Array.from({ length: 5 }, (_, index) => ({ ...screen, path: `/earn/open${index}` })))
  const earn = remoteBuild({ name: 'earn' as AppName, screens })
  await published(
    store,
    withRendering(earn, `exports.modules = { './open': async () => ({ default: () => ${THROWS} }) }`),
  )

  const own = await release('promote', 'staging', 'earn@1.0.0')
  expect(own.code).toBe(0)
  expect(own.err.trim().split('\n')).toEqual([
    ...[0, 1, 2].map(
      (index) =>
        expect.stringMatching(
          new RegExp(`^/earn/open${index} appears only after its code has loaded`),
        ) as string,
    ),
    'The same applies to 2 more routes; --json lists all of them.',
  ])
  expect((await release('promote', 'staging', 'wallet@1.2.0')).err).toBe('')
})
