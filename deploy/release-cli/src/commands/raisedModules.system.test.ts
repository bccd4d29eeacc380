/** @jest-environment node */
import type { AppVersion, BuiltRemote } from '@crossbook/contract'
import { appsIn, STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { renderedHost, withRendering } from '@crossbook/deploy-testing/renderedBuilds'
import { published, remoteBuild, type SampleBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { setOfBuilds, putVerification, readRelease } from '@crossbook/releases'

const temporaryFolder = temporaryFolders()

const screenOf = (build: SampleBuild<BuiltRemote>, code: string) =>
  withRendering(build, `exports.modules = { './open': async () => ({ default: () => ${code} }) }`)

/** A host that provides React in this version. */
const hostWith = (version: string, react: string) => {
  const { app, files } = renderedHost(version)
  const raised = { ...app, provides: { ...app.provides, react, 'react/jsx-runtime': react } }
  return { app: raised, files: new Map([...files, ['app.json', Buffer.from(JSON.stringify(raised))]]) }
}

const remoteWith = (name: 'wallet' | 'earn', version: string, range: string, code = '"shown"') =>
  screenOf(
    remoteBuild({
      ...({ name, version: version as AppVersion } as Pick<BuiltRemote, 'name' | 'version'>),
      requires: { react: range, 'react/jsx-runtime': range },
    }),
    code,
  )

/** Staging shows host 1 with React 19 and two remotes for it; host 2 has React 20. */
async function team() {
  const root = temporaryFolder()
  const { store, versions } = appsIn(root)
  await published(store, hostWith('1.0.0', '19.3.1'))
  await published(store, hostWith('2.0.0', '20.0.0'))
  await published(store, remoteWith('wallet', '1.0.0', '^19.2.0'))
  await published(store, remoteWith('wallet', '1.1.0', '^19.2.0 || ^20.0.0'))
  await published(store, remoteWith('wallet', '1.3.0', '^20.0.0'))
  await published(store, remoteWith('earn', '1.0.0', '^19.2.0'))
  await published(store, remoteWith('earn', '1.1.0', '^19.2.0 || ^20.0.0'))
  const release = releaseCommand({ root })
  await release('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', 'earn@1.0.0', '--gone', '/')
  return { store, release, versions }
}

it('a shared major is raised remote by remote, and the host is promoted alone', async () => {
  const { release, versions } = await team()
  const first = await release('check', 'staging', 'host@2.0.0')
  expect(first).toMatchObject({ code: 1, out: '' })
  expect(first.err).toContain(`Host 2.0.0 provides other versions of shared modules:

remote        shared module          range    accepts it  renders      verify
earn 1.0.0    react 19.3.1 → 20.0.0  ^19.2.0  no          all 2 pages  did not run
wallet 1.0.0  react 19.3.1 → 20.0.0  ^19.2.0  no          all 2 pages  did not run
`)
  expect(first.err).toContain('wallet 1.0.0 needs react ^19.2.0, the host provides 20.0.0')
  expect((await release('promote', 'staging', 'host@2.0.0')).code).toBe(1)

  await release('promote', 'staging', 'wallet@1.1.0')
  expect((await release('check', 'staging', 'host@2.0.0')).err).toContain(
    'wallet 1.1.0  react 19.3.1 → 20.0.0  ^19.2.0 || ^20.0.0  yes         all 2 pages  did not run',
  )
  await release('promote', 'staging', 'earn@1.1.0')
  const last = await release('check', 'staging', 'host@2.0.0')
  expect(last).toMatchObject({ code: 0, err: '' })
  expect(last.out).toContain('earn 1.1.0    react 19.3.1 → 20.0.0  ^19.2.0 || ^20.0.0  yes  ')
  expect((await release('promote', 'staging', 'host@2.0.0')).code).toBe(0)
  expect(await versions()).toEqual(['host 2.0.0', 'earn 1.1.0', 'wallet 1.1.0'])
})

it('names the pages that do not render with the new host, and the findings of verify', async () => {
  const { store, release } = await team()
  const crash = '(() => { throw new TypeError("is gone in React 20") })()'
  await published(store, remoteWith('wallet', '1.2.0', '^19.2.0 || ^20.0.0', crash))
  await release('promote', 'staging', 'wallet@1.2.0', '--force', '--reason', 'A test')
  const shown = await readRelease(store, (await store.readPointer(STAGING))?.release ?? ('' as never))
  const host = hostWith('2.0.0', '20.0.0').app
  const finding = {
    look: 'fault',
    path: '/earn/open',
    visitor: 'signedOut',
    window: 'desk',
    message: 'Fell back',
  } as const
  await putVerification(
    store,
    setOfBuilds({ host, remotes: shown?.remotes ?? [] }),
    { apps: {}, at: '2026-11-28T12:00:00.000Z', author: 'Ada', pages: 4, found: 1, findings: [finding] },
    undefined,
  )
  const { err } = await release('check', 'staging', 'host@2.0.0')
  expect(err).toMatch(/^earn 1\.0\.0 .* no +all 2 pages +found 1 thing$/m)
  expect(err).toMatch(/^wallet 1\.2\.0 .* yes +1 of 2, not \/wallet\/open +found nothing$/m)
})

it('a host is tried in a mix beyond the ranges, and never without that option', async () => {
  const { release } = await team()
  await release('channel', 'staging', '--accept-mixes')
  const refused = await release('mix', 'create', 'staging', 'host@2.0.0')
  expect(refused.err).toContain('earn 1.0.0 needs react ^19.2.0, the host provides 20.0.0')
  const { out } = await release('mix', 'create', 'staging', 'host@2.0.0', '--beyond-ranges', '--json')
  expect(JSON.parse(out)).toMatchObject({ beyondRanges: true })
  expect((await release('mix', 'list', 'staging')).out).not.toContain('no longer fits')
  expect((await release('promote', 'staging', 'host@2.0.0')).code).toBe(1)
})

it('a rollback that does not fit names the command that does', async () => {
  const { release, versions } = await team()
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('promote', 'staging', 'earn@1.1.0')
  await release('promote', 'staging', 'host@2.0.0')
  const refused = await release('rollback', 'staging', 'wallet')
  expect(refused.err).toContain('wallet 1.0.0 needs react ^19.2.0, the host provides 20.0.0')
  expect(refused.err).toContain('These versions fit together: pnpm release rollback staging wallet host')
  expect((await release('rollback', 'staging', 'wallet', 'host')).code).toBe(0)
  expect(await versions()).toEqual(['host 1.0.0', 'earn 1.1.0', 'wallet 1.0.0'])
})

it('a host is rolled back together with the remotes that have dropped the old major', async () => {
  const { release, versions } = await team()
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('promote', 'staging', 'earn@1.1.0')
  await release('promote', 'staging', 'host@2.0.0')
  await release('promote', 'staging', 'wallet@1.3.0')
  const refused = await release('rollback', 'staging', 'host')
  expect(refused.err).toContain('These versions fit together: pnpm release rollback staging host wallet')
  expect((await release('rollback', 'staging', 'host', 'wallet')).code).toBe(0)
  expect(await versions()).toEqual(['host 1.0.0', 'earn 1.1.0', 'wallet 1.1.0'])
})
