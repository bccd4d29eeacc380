/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { beginRollout, promoteBuilds, readChannel, rollBack } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { readSetUp } from './readSetUp'
import { setUpSite } from './setUpSite'

const temporaryFolder = temporaryFolders()
const now = () => new Date('2026-01-05T10:00:00Z')

const ENVIRONMENT = {
  CROSSBOOK_STORE: '/srv/store',
  CROSSBOOK_CHANNEL: 'production',
  CROSSBOOK_SITE_URL: 'https://crossbook.example',
  CROSSBOOK_ANON_KEY: 'public-key',
  CROSSBOOK_FAULT_URL: '',
}

/** The store of an image with the sample host and a remote of this version. */
async function image(version: string) {
  const store = folderStore(temporaryFolder())
  await published(store, hostBuild())
  await published(store, remoteBuild({ version: version as AppVersion }))
  return store
}

async function setUp(store: Store, from: Store, environment = {}) {
  const setUp = readSetUp({ ...ENVIRONMENT, ...environment })
  if (!setUp.ok) throw new Error(setUp.problem)
  const done = await setUpSite({ ...setUp.value, store, image: from, now })
  if (!done.ok) throw new Error(done.problem)
  const shown = await readChannel(store, setUp.value.channel)
  return {
    message: done.value,
    channel: setUp.value.channel,
    revision: shown?.revision.revision,
    wallet: shown?.release.remotes[0]?.version,
    settings: shown?.revision.settings,
    pages: await store.shownPages(setUp.value.channel),
  }
}

it('shows the builds of the image on an empty store, with the settings of the environment', async () => {
  const store = folderStore(temporaryFolder())
  const first = await setUp(store, await image('1.0.0'))
  expect(first.settings).toEqual({
    acceptsMixes: false,
    site: { authUrl: '/auth/v1', authKey: 'public-key', reports: { url: '/reports', visits: 1 } },
    url: 'https://crossbook.example',
  })
  const page = first.pages && (await store.readPage(first.pages, 'wallet/open.html'))
  expect(Buffer.from(page ?? []).toString()).toContain('"authKey":"public-key"')
  expect(await store.readBuildFile('wallet' as never, '1.0.0' as never, 'open.js.br')).toBeDefined()
})

it('changes nothing when the same image is started again, and undoes no promotion and no rollback', async () => {
  const store = folderStore(temporaryFolder())
  const old = await image('1.0.0')
  const first = await setUp(store, old)
  expect(await setUp(store, old)).toEqual({ ...first, message: expect.stringContaining('(as before)') })

  const { version, name } = await published(store, remoteBuild({ version: '1.1.0' as AppVersion }))
  const occasion = { author: 'a trader of the desk', reason: 'a test', now }
  await promoteBuilds(store, { channel: first.channel, builds: [{ app: name, version }], ...occasion })
  expect((await setUp(store, old)).wallet).toBe('1.1.0')

  const next = await image('2.0.0')
  expect((await setUp(store, next)).wallet).toBe('2.0.0')
  await rollBack(store, first.channel, undefined, occasion)
  expect((await setUp(store, next)).wallet).toBe('1.1.0')
})

it('follows changed settings with a revision of their own', async () => {
  const store = folderStore(temporaryFolder())
  const from = await image('1.0.0')
  const { revision = 0 } = await setUp(store, from)
  const changed = await setUp(store, from, { CROSSBOOK_FAULT_URL: 'https://faults.example/report' })
  expect(changed.revision).toBe(revision + 1)
  expect(changed.settings?.site?.faultUrl).toBe('https://faults.example/report')
})

it.each([
  [{ CROSSBOOK_ANON_KEY: ' ' }, 'CROSSBOOK_ANON_KEY'],
  [{ CROSSBOOK_CHANNEL: '../etc' }, 'CROSSBOOK_CHANNEL'],
  [{ CROSSBOOK_SITE_URL: 'crossbook.example/path' }, 'url'],
  [{ CROSSBOOK_FAULT_URL: 'javascript:alert(1)' }, 'faultUrl'],
  [{ CROSSBOOK_VISIT_SHARE: 'half' }, 'CROSSBOOK_VISIT_SHARE'],
  [{ CROSSBOOK_VISIT_SHARE: '1.5' }, 'reports.visits'],
])('names the wrong setting: %j', (wrong, message) => {
  const read = readSetUp({ ...ENVIRONMENT, ...wrong })
  expect(read.ok ? '' : read.problem).toContain(message)
})

it('leaves a rollout alone, also when another image is started', async () => {
  const store = folderStore(temporaryFolder())
  const { channel } = await setUp(store, await image('1.0.0'))
  await published(store, remoteBuild({ version: '1.1.0' as AppVersion }))
  const begun = await beginRollout(
    store,
    {
      channel,
      builds: [{ app: 'wallet' as AppName, version: '1.1.0' as AppVersion }],
      ...{ author: 'Ada', reason: 'a test', now },
    },
    { stages: [5, 100], everyMinutes: 15, visitsWanted: 300 },
  )
  expect(begun.ok).toBe(true)
  const started = await setUp(store, await image('1.2.0'), { CROSSBOOK_FAULT_URL: 'https://faults.example' })
  expect(started.message).toMatch(/^Channel production shows r\w+ \(as before, because a rollout runs\)$/)
  expect([started.wallet, started.settings?.site?.faultUrl]).toEqual(['1.0.0', 'https://faults.example'])
  expect((await store.readPointer(channel))?.rollout?.stage).toBe(0)
  expect((await store.readSite(channel)).cohorts?.cohorts).toHaveLength(5)
})
