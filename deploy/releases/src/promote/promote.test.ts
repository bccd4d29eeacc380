/** @jest-environment node */
import {
  type AppName,
  type AppVersion,
  type BuiltHost,
  type BuiltRemote,
  canonicalJson,
  ID_DIGITS,
  PAGE_MARKUP,
  type ReleaseId,
} from '@crossbook/contract'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, promotedRelease, sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { problemMessage } from '../checks/rules'
import { promote } from './promote'
import { readChannel, readRelease, releaseId } from '../history/readRelease'

const temporaryFolder = temporaryFolders()
const newStore = () => folderStore(temporaryFolder())

/** Publishes and promotes these builds and gives the sentences that speak against it. */
async function refusal(remotes: Partial<BuiltRemote>[], host: Partial<BuiltHost> = {}) {
  const store = newStore()
  const release = sampleRelease({
    host: await published(store, hostBuild(host)),
    remotes: await Promise.all(remotes.map((remote) => published(store, remoteBuild(remote)))),
  })
  const outcome = await promote(store, { channel: LOCAL, release, after: 0, config: SITE_CONFIG })
  expect(await store.readPointer(LOCAL)).toEqual(outcome.ok ? outcome.value.revision : undefined)
  if (outcome.ok) return []
  return outcome.problem.kind === 'refused'
    ? outcome.problem.problems.map((problem) => problemMessage(problem))
    : ['overtaken']
}

it('names a release with 128 bits, and with the 64 that its host reads where that is an older one', async () => {
  const store = newStore()
  const host = await published(
    store,
    hostBuild({ knows: { access: ['public', 'signedIn'], menuGroups: [], idDigits: ID_DIGITS } }),
  )
  const remotes = [await published(store, remoteBuild())]
  const release = sampleRelease({ host, remotes })
  expect(release.id).toMatch(/^r[0-9a-f]{32}$/)
  expect(sampleRelease({ remotes }).id).toMatch(/^r[0-9a-f]{16}$/)
  const promoted = await promote(store, { channel: LOCAL, release, after: 0, config: SITE_CONFIG })
  expect(promoted.ok && promoted.value.pages?.set).toMatch(new RegExp(`^${release.id}-[0-9a-f]{32}$`))
  expect((await readChannel(store, LOCAL))?.release.id).toBe(release.id)
})

it('reads a release that an older tool has named with fewer digits', async () => {
  const store = newStore()
  const host = hostBuild({ knows: { access: [], menuGroups: [], idDigits: ID_DIGITS } }).app
  const { id, ...content } = sampleRelease({ host })
  const short = id.slice(0, 17) as ReleaseId
  await store.putRelease(short, canonicalJson({ id: short, ...content }))
  expect((await readRelease(store, short))?.id).toBe(short)
  await store.putRelease(id, canonicalJson({ id, ...content, reason: 'another' }))
  await expect(readRelease(store, id)).rejects.toThrow('its content has another hash')
})

it('moves the channel to a release whose builds fit', async () => {
  const store = newStore()
  const release = await promotedRelease(store)
  expect(release.id).toMatch(/^r[0-9a-f]{16}$/)
  const shown = await readChannel(store, LOCAL)
  expect(shown?.release).toEqual(release)
  expect(shown?.revision).toEqual({
    revision: 1,
    release: release.id,
    at: '2024-03-15T12:00:00.000Z',
    author: 'a test',
    reason: 'to see it work',
    kind: 'promotion',
    apps: { host: '1.0.0', wallet: '1.0.0' },
  })
})

it('keeps the fields of a later contract in the documents of a release and of the previous one', async () => {
  const store = newStore()
  const first = await promotedRelease(store)
  const { id: _, ...content } = first
  const later = { ...content, parent: first.id, laterPart: 'of another contract' }
  const document = canonicalJson({ id: releaseId(later), ...later })
  await store.putRelease(releaseId(later), document)
  const last = await store.readPointer(LOCAL)
  if (!last) throw new Error('Nothing was promoted')
  await store.movePointer(LOCAL, { ...last, revision: 2, release: releaseId(later) })
  const release = sampleRelease({ parent: releaseId(later), reason: 'the next', remotes: first.remotes })
  const promoted = await promote(store, { channel: LOCAL, release, after: 2, config: SITE_CONFIG })
  expect(promoted.ok && promoted.value.pages?.documents).toEqual(
    new Map([
      [release.id, await store.readRelease(release.id)],
      [releaseId(later), document],
    ]),
  )
})

it('gives the same content the same id, in whatever order the remotes come', () => {
  const one = remoteBuild({ name: 'earn' as AppName }).app
  const two = remoteBuild().app
  expect(sampleRelease({ remotes: [one, two] }).id).toBe(sampleRelease({ remotes: [two, one] }).id)
  expect(sampleRelease({ reason: 'another' }).id).not.toBe(sampleRelease().id)
})

it('refuses two owners of one path, the host among them', async () => {
  const screens = remoteBuild()
    .app.screens.map((screen) => ({ ...screen, path: '/login' }))
    .slice(0, 1)
  expect(await refusal([{ screens }])).toEqual([
    '/login belongs to host 1.0.0 and wallet 1.0.0; remove it from one of them, then publish and promote that one.',
  ])
})

it('takes a name that is the start of another', async () => {
  expect(await refusal([{ name: 'wall' as AppName }, {}])).toEqual([])
})

it('refuses a remote whose shared modules the host does not provide, or not in range', async () => {
  expect(await refusal([{ requires: { react: '^20.0.0', 'left-pad': '^1.0.0' } }])).toEqual([
    'wallet 1.0.0 needs react ^20.0.0, the host provides 19.3.1; test wallet with it and widen its range, or promote another host.',
    'wallet 1.0.0 needs left-pad ^1.0.0, which the host does not provide; promote a host that does.',
  ])
  expect(await refusal([{ requires: { constructor: '*' } }])).toHaveLength(0)
})

it.each([PAGE_MARKUP.version + 1, PAGE_MARKUP.version - 1])(
  'refuses a host that uses page markup %d, which is not this checkout’s',
  async (markup) => {
    expect(await refusal([], { markup })).toEqual([
      `Host 1.0.0 uses page markup ${markup}, and pages are written here in markup ${PAGE_MARKUP.version} alone; use a checkout that writes it.`,
    ])
  },
)

it('refuses a remote of a newer contract than the host speaks', async () => {
  expect(await refusal([{ contract: 2 }])).toEqual([
    'wallet 1.0.0 uses contract 2, host 1.0.0 only 1; promote a newer host with it.',
  ])
})

it('refuses builds that were never published', async () => {
  const store = newStore()
  const host = await published(store, hostBuild())
  const release = sampleRelease({ host, remotes: [remoteBuild({ version: '7.0.0' as AppVersion }).app] })
  const outcome = await promote(store, { channel: LOCAL, release, after: 0, config: SITE_CONFIG })
  expect(outcome).toEqual({
    ok: false,
    problem: { kind: 'refused', problems: [{ kind: 'notPublished', app: 'wallet', version: '7.0.0' }] },
  })
  expect(await store.readRelease(release.id)).toBeUndefined()
})

it('refuses a release whose description of a build contradicts its files', async () => {
  const store = newStore()
  const host = await published(store, hostBuild())
  await published(store, remoteBuild())
  const remote = remoteBuild().app
  const release = sampleRelease({
    host,
    remotes: [
      {
        ...remote,
        files: { ...remote.files, 'open.js': { integrity: `sha256-${'A'.repeat(43)}=`, bytes: 4 } },
      },
    ],
  })
  const outcome = await promote(store, { channel: LOCAL, release, after: 0, config: SITE_CONFIG })
  expect(outcome).toMatchObject({ problem: { problems: [{ kind: 'buildDamaged', file: 'open.js' }] } })
})

it('reports to a promoter with an old state that another change overtook it, and names that change', async () => {
  const store = newStore()
  const first = await promotedRelease(store)
  const late = sampleRelease({
    host: first.host,
    remotes: first.remotes,
    reason: 'composed before the first',
  })
  const outcome = await promote(store, { channel: LOCAL, release: late, after: 0, config: SITE_CONFIG })
  expect(outcome).toMatchObject({ ok: false, problem: { kind: 'overtaken', by: { release: first.id } } })
  expect((await readChannel(store, LOCAL))?.release.id).toBe(first.id)
})

it('notices a release document that was tampered with', async () => {
  const store = newStore()
  const release = await promotedRelease(store)
  const id = 'r0000000000000000' as ReleaseId
  await store.putRelease(id, JSON.stringify({ ...release, id }))
  await expect(readRelease(store, id)).rejects.toThrow('Release r0000000000000000 in the store is damaged')
})
