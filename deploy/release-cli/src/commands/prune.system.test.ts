/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { planPrune, pruneStore } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'

const temporaryFolder = temporaryFolders()
const DAY_MS = 24 * 60 * 60 * 1000

/** A clock that runs from now, because files bear the machine's time; `pass` moves it on. */
function clockFromNow() {
  let passed = 0
  return { now: () => new Date(Date.now() + passed), pass: (days: number) => void (passed += days * DAY_MS) }
}

/** The team with wallet 1.1.0 to 1.5.0 promoted one after another. */
async function busyTeam() {
  const clock = clockFromNow()
  const team = await stagingTeam(temporaryFolder(), { now: clock.now })
  for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0']) await team.remote('wallet', version)
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'])
    await team.release('promote', 'staging', `wallet@${version}`)
  const builds = async () =>
    (await team.store.listBuilds()).map(({ app, version }) => `${app} ${version}`).sort()
  return { ...team, builds, clock }
}

const FALLEN_BACK_ON = ['wallet 1.2.0', 'wallet 1.3.0', 'wallet 1.4.0']

const keeping = (now: Date) => ({ revisions: 1, youngSince: new Date(now.getTime() - 30 * DAY_MS), now })

it('removes nothing that is young', async () => {
  const { release, builds } = await busyTeam()
  const before = await builds()
  const { code, out } = await release('prune', '--keep', '1', '--yes')
  expect(code).toBe(0)
  expect(out).toContain('Nothing to remove: everything in the store is needed.')
  expect(await builds()).toEqual(before)
})

it('lists first what it would remove and why the rest stays, and removes nothing', async () => {
  const { release, builds, clock, store, shown } = await busyTeam()
  const before = await builds()
  const older = (await store.listReleases()).map(({ id }) => id)
  clock.pass(40)
  const { code, out } = await release('prune', '--keep', '1')
  expect(code).toBe(0)
  expect(out).toContain('To remove: 3 builds, 5 releases, 0 page sets, 0 prerenders, 0 verifications\n')
  for (const build of ['earn@2.0.0', 'wallet@1.0.0', 'wallet@1.1.0']) expect(out).toContain(build)
  for (const id of older) expect(out.includes(id)).toBe(id !== (await shown()))
  expect(out).toContain(`Kept, and why
               channels  open mixes  young
builds         6         0           0
releases       1         0           0
page sets      0         0           0
prerenders     0         0           0
verifications  0         0           0

Nothing was removed. Add --yes to remove it.
`)
  expect(await builds()).toEqual(before)
})

it('keeps the channel’s release, and the builds that its pages fall back on', async () => {
  const { release, builds, clock, versions } = await busyTeam()
  clock.pass(40)
  expect((await release('prune', '--keep', '1', '--yes')).out).toContain(
    'Removed 3 builds, 5 releases, 0 page sets, 0 prerenders, 0 verifications.',
  )
  expect(await builds()).toEqual(['earn 1.0.0', 'host 1.0.0', ...FALLEN_BACK_ON, 'wallet 1.5.0'])
  expect(await versions()).toEqual(['host 1.0.0', 'earn 1.0.0', 'wallet 1.5.0'])
  expect((await release('show', 'staging')).out).toContain('falls back on 1.4.0, then 1.3.0, then 1.2.0')
})

it('keeps releases for rollbacks: the given number of revisions', async () => {
  const { release, builds, clock } = await busyTeam()
  clock.pass(40)
  await release('prune', '--keep', '3', '--yes')
  expect(await builds()).toEqual([
    'earn 1.0.0',
    'host 1.0.0',
    'wallet 1.0.0',
    'wallet 1.1.0',
    ...FALLEN_BACK_ON,
    'wallet 1.5.0',
  ])
  expect((await release('rollback', 'staging', '--all')).code).toBe(0)
  expect((await release('rollback', 'staging', '--all')).code).toBe(0)
  expect((await release('rollback', 'staging', '--all')).code).toBe(1)
})

it('keeps recent releases, because tabs may still show them', async () => {
  const { release, builds, clock } = await busyTeam()
  clock.pass(40)
  await release('promote', 'staging', 'earn@2.0.0')
  await release('prune', '--keep', '1', '--yes')
  expect(await builds()).toEqual([
    'earn 1.0.0',
    'earn 2.0.0',
    'host 1.0.0',
    ...FALLEN_BACK_ON,
    'wallet 1.5.0',
  ])
})

it('keeps what an open mix needs, until it is over', async () => {
  const { release, builds, clock } = await busyTeam()
  await release('channel', 'staging', '--accept-mixes')
  await release('mix', 'create', 'staging', 'earn@2.0.0', '--days', '60')
  clock.pass(40)
  await release('prune', '--keep', '1', '--yes')
  expect(await builds()).toContain('earn 2.0.0')
  clock.pass(40)
  await release('prune', '--keep', '1', '--yes')
  expect(await builds()).not.toContain('earn 2.0.0')
})

it('prints the removed builds for scripts', async () => {
  const { release, clock } = await busyTeam()
  clock.pass(40)
  const seen = JSON.parse((await release('prune', '--keep', '1', '--json')).out) as { wouldRemove: unknown[] }
  expect(seen).toMatchObject({
    ok: true,
    isRemoved: false,
    keep: { build: { history: 6, mix: 0, young: 0 } },
  })
  expect(seen.wouldRemove).toHaveLength(8)
  const done = JSON.parse((await release('prune', '--keep', '1', '--yes', '--json')).out) as {
    removed: unknown[]
  }
  expect(done.removed).toHaveLength(8)
})

it('removes deleted versions from the list of available ones', async () => {
  const { release, clock, store } = await busyTeam()
  await release('channel', 'staging', '--accept-mixes')
  clock.pass(40)
  await release('prune', '--keep', '1', '--yes')
  const listed = JSON.parse((await store.readVersions(STAGING)) ?? '') as { apps: Record<string, string[]> }
  expect(listed.apps.wallet).toEqual(['1.5.0', '1.4.0', '1.3.0', '1.2.0'])
})

it('never removes a build that is promoted while it removes others', async () => {
  const { root, store, clock, builds, versions } = await busyTeam()
  clock.pass(40)
  const plan = await planPrune(store, keeping(clock.now()))
  if (!plan.ok) throw new Error(plan.problem.kind)
  expect(plan.value.remove.map(({ name }) => name)).toContain('earn@2.0.0')

  let isFirst = true
  const meddledWith: Store = {
    ...folderStore(`${root}/.crossbook/store`),
    async removeRelease(id) {
      await store.removeRelease(id)
      if (!isFirst) return
      isFirst = false
      await releaseCommand({ root, now: clock.now })('promote', 'staging', 'earn@2.0.0')
    },
  }
  const pruned = await pruneStore(meddledWith, plan.value, keeping(clock.now()))
  if (!pruned.ok) throw new Error(pruned.problem.kind)
  expect(pruned.value.spared.map(({ name }) => name)).toContain('earn@2.0.0')
  expect(await versions()).toEqual(['host 1.0.0', 'earn 2.0.0', 'wallet 1.5.0'])
  expect(await builds()).toContain('earn 2.0.0')
})

it('removes nothing when something that is needed cannot be read', async () => {
  const { release, store, builds, clock, root } = await busyTeam()
  const before = await builds()
  const damaged = 'r0000000000000000'
  await folderStore(`${root}/.crossbook/store`).putRelease(damaged as never, '{}')
  await store.movePointer(STAGING, {
    revision: 7,
    release: damaged as never,
    at: clock.now().toISOString(),
    author: 'Ada',
    reason: 'from a newer checkout',
    kind: 'promotion',
    apps: {},
  })
  clock.pass(40)
  const { code, err } = await release('prune', '--yes')
  expect(code).toBe(1)
  expect(err).toContain(
    `Nothing was removed: release ${damaged} is still needed and cannot be read, so the files that it needs are unknown.`,
  )
  expect(await builds()).toEqual(before)
  expect((await release('rollback', 'staging', '--all')).code).toBe(0)
})
