/** @jest-environment node */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppVersion, BuiltApp, ReleaseId } from '@crossbook/contract'
import { hostBuild, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { readChannel } from '@crossbook/releases'
import { createSite } from '@crossbook/site-server'
import { folderStore } from '@crossbook/store'
import type { ChildProcesses } from './childProcesses'
import { localApps } from './localApps'
import { promoteLocally } from './promoteLocally'
import { publishApps } from './publishApps'
import { startMessage } from '../problems/startProblem'

const temporaryFolder = temporaryFolders()

/** A checkout of a host and a remote with simulated builds, and a record of the builds with their versions. */
function workingCopy(build: (folder: string, version: AppVersion) => number = () => 0) {
  const root = temporaryFolder()
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  for (const file of ['pnpm-lock.yaml', 'tsconfig.json', 'shared/ui.ts']) write(file, 'x')
  for (const folder of ['host', 'remote-wallet']) write(`${folder}/package.json`, '{"version":"0.3.0"}')

  const builds: string[] = []
  let running = 0
  const children: ChildProcesses = {
    async run(_command, _parameters, { cwd, env }) {
      expect(++running).toBeLessThanOrEqual(2)
      await Promise.resolve()
      const folder = path.basename(cwd)
      const version = env.CROSSBOOK_VERSION as AppVersion
      builds.push(`${folder} ${version}`)
      const { files } = folder === 'host' ? hostBuild({ version }) : remoteBuild({ version })
      for (const [name, bytes] of files) write(`${folder}/dist/${name}`, bytes)
      running--
      return { code: build(folder, version), output: 'what the build said' }
    },
    end: () => undefined,
  }
  const store = folderStore(path.join(root, '.crossbook/store'))
  const publish = async () =>
    publishApps(await localApps(root), { root, store, children, log: () => undefined })
  const promote = (apps: readonly BuiltApp[]) => promoteLocally(store, LOCAL, apps, SITE_CONFIG)
  return { root, write, builds, store, publish, promote }
}

it('ignores leftovers of another branch’s remote: its packages and its build', async () => {
  const { write, builds, publish } = workingCopy()
  write('remote-insights/dist/app.json', '{}')
  write('remote-insights/node_modules/react/package.json', '{}')
  await publish()
  expect(builds.map((build) => build.split(' ')[0]).sort()).toEqual(['host', 'remote-wallet'])
})

it.each([
  [
    '{ "version": ',
    /^remote-wallet\/package\.json is not JSON \(.+\): correct it, or restore it with git checkout remote-wallet\/package\.json\.$/,
  ],
  ['{}', /^remote-wallet\/package\.json: version .+: write one there, such as "version": "0\.1\.0"\.$/],
  [
    '{ "version": "one" }',
    'remote-wallet/package.json: version must be a semantic version such as 1.4.0 or 1.4.0-main.3fa2b1c: write one there, such as "version": "0.1.0".',
  ],
])(
  'explains what is wrong with a remote’s package.json that contains %s and what to do',
  async (manifest, message) => {
    const { write, publish } = workingCopy()
    write('remote-wallet/package.json', manifest)
    const problem = await publish().catch((error: unknown) => error)
    expect(startMessage(problem)).toMatch(message)
  },
)

it('names the wrong package.json of a shared package', async () => {
  const { write, publish } = workingCopy()
  write('shared/ui/package.json', '{ "dependencies": 3 }')
  const problem = await publish().catch((error: unknown) => error)
  expect(startMessage(problem)).toMatch(/^shared\/ui\/package\.json: dependencies .+: correct it there\.$/)
})

it('explains the names of remotes for a folder that looks like one and cannot be one', async () => {
  const { write, publish } = workingCopy()
  write('remote-Foo/package.json', '{"version":"0.3.0"}')
  const problem = await publish().catch((error: unknown) => error)
  expect(startMessage(problem)).toBe(
    'The folder remote-Foo has a package.json, but what follows remote- must be 2 to 32 lower-case letters and digits, a letter first: rename it.',
  )
})

it('builds every app once, and then only changed ones', async () => {
  const { write, builds, publish } = workingCopy()
  await publish()
  // Both are built at the same time, and either can start first.
  expect([...builds].sort()).toEqual([
    expect.stringMatching(/^host 0\.3\.0-local-[0-9a-f]{10}$/),
    expect.stringMatching(/^remote-wallet 0\.3\.0-local-[0-9a-f]{10}$/),
  ])
  await publish()
  expect(builds).toHaveLength(2)
  write('remote-wallet/remote.ts', 'changed')
  await publish()
  expect(builds).toHaveLength(3)
  expect(builds.slice(0, 2)).not.toContain(builds[2])
})

it('writes the pages that the site then serves, which writes no others', async () => {
  const { root, store, publish, promote } = workingCopy()
  await promote(await publish())
  const pages = () => readdirSync(path.join(root, '.crossbook/store/shells')).sort()
  const written = pages()
  const site = createSite({
    ...{ store, channel: LOCAL, config: SITE_CONFIG, auth: undefined },
    hostNames: ['localhost'],
    headers: [],
  })
  const { status } = await site(new Request('http://localhost/login'), { address: '127.0.0.1' })
  expect(status).toBe(200)
  expect(pages()).toEqual(written)
})

it('shows the output of a failing build', async () => {
  const { publish } = workingCopy((folder) => (folder === 'host' ? 0 : 1))
  await expect(publish()).rejects.toThrow('what the build said\n\nBuilding remote-wallet failed')
})

it('makes a release when a build is new, and none when nothing has changed', async () => {
  const { write, store, publish, promote } = workingCopy()
  const first = await promote(await publish())
  expect(first.isNew).toBe(true)
  expect(await promote(await publish())).toEqual({ release: first.release, isNew: false, notPrerendered: [] })
  write('host/src/main.tsx', 'changed')
  const second = await promote(await publish())
  expect(second.isNew).toBe(true)
  const shown = await readChannel(store, LOCAL)
  expect([shown?.release.id, shown?.release.parent, shown?.revision.revision]).toEqual([
    second.release,
    first.release,
    2,
  ])
})

it('ends with one release when two starts promote the same builds at once', async () => {
  const { store, publish, promote } = workingCopy()
  const apps = await publish()
  const outcomes = await Promise.all([promote(apps), promote(apps), promote(apps)])
  expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await store.readHistory(LOCAL)).toHaveLength(1)
})

it('replaces a release that was written for another contract', async () => {
  const { store, publish, promote } = workingCopy()
  const older = 'r0123456789abcdef' as ReleaseId
  await store.putRelease(older, '{"id":"r0123456789abcdef"}')
  await store.movePointer(LOCAL, {
    revision: 1,
    release: older,
    at: '2024-03-15T12:00:00.000Z',
    author: '',
    reason: '',
    kind: 'promotion',
    apps: {},
  })
  const { release, isNew } = await promote(await publish())
  expect(isNew).toBe(true)
  expect(await readChannel(store, LOCAL)).toMatchObject({
    revision: { revision: 2 },
    release: { id: release, parent: older },
  })
})
