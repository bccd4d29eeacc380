/** @jest-environment node */
import { PLAN, NEXT, rolledOut, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import { APP, STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type ChannelSettings, folderStore, type Store } from '@crossbook/store'
import { examineStore } from '../doctor/examineStore'
import { changeSettings } from '../promote/changeSettings'
import { rollBack } from '../rollback/rollBack'
import { problemMessage } from '../checks/rules'
import { promoteBuilds, removeApps } from '../promote/promoteBuilds'
import { planPrune } from '../prune/prune'
import { readHistory } from '../history/readHistory'
import { rollBackApps } from '../rollback/rollBackApps'
import { readServed } from '../sites/readServed'
import { syncChannelSite } from '../sites/syncChannelSite'
import { beginRollout } from './beginRollout'
import { moveRollout } from './moveRollout'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()

const START = new Date('2024-03-15T12:00:00.000Z')
const LATER = new Date('2024-03-15T12:20:00.000Z')
const at = (now: Date) => ({ author: 'Grace', reason: 'Faster transfers', now: () => now })
const SITE: ChannelSettings = { acceptsMixes: false, site: { authUrl: '/auth/v1', authKey: 'a-key' } }

const open = () => folderStore(temporaryFolder())
const wallet = (store: Store, endRollout = false) =>
  promoteBuilds(store, {
    channel: STAGING,
    builds: [{ app: APP, version: NEXT }],
    endRollout,
    ...at(LATER),
  })

describe('a rollout', () => {
  it('shows the next release to a share, and the channel’s release to all others', async () => {
    const store = open()
    const { present, next } = await rolledOut(store, { now: () => START })
    expect(await store.readPointer(STAGING)).toMatchObject({
      release: present.id,
      kind: 'rollout',
      apps: { wallet: '1.0.0' },
      rollout: {
        ...PLAN,
        release: next.id,
        apps: { host: '1.0.0', wallet: '1.1.0' },
        stage: 0,
        since: START.toISOString(),
        visitsBefore: 0,
      },
    })
    expect(next.parent).toBe(present.id)
  })

  it('goes from stage to stage, and with the last the channel shows the release to all', async () => {
    const store = open()
    const { present, next } = await rolledOut(store, { now: () => START })
    const second = await moveRollout(store, STAGING, { kind: 'advance', visits: 320 }, at(LATER))
    expect(second).toMatchObject({
      ok: true,
      value: {
        kind: 'stage',
        release: present.id,
        rollout: { stage: 1, since: LATER.toISOString(), visitsBefore: 320 },
      },
    })
    const last = await moveRollout(store, STAGING, { kind: 'advance', visits: 900 }, at(LATER))
    expect(last).toMatchObject({
      ok: true,
      value: { kind: 'finish', release: next.id, apps: { wallet: '1.1.0' } },
    })
    expect((await store.readPointer(STAGING))?.rollout).toBeUndefined()
    const [finished, , begun] = await readHistory(store, STAGING)
    expect([finished?.kind, finished?.changes]).toEqual([
      'finish',
      [{ app: 'wallet', before: '1.0.0', after: '1.1.0' }],
    ])
    expect(begun?.changes).toEqual([])
    // The rollout went back to the previous release.
    expect(await rollBack(store, STAGING, undefined, at(LATER))).toMatchObject({
      ok: true,
      value: { release: present.id },
    })
  })

  it('is paused and goes on, whose stage begins again, and is taken back with a reason', async () => {
    const store = open()
    const { present } = await rolledOut(store, { now: () => START })
    const move = (kind: 'pause' | 'resume' | 'abort') => moveRollout(store, STAGING, { kind }, at(LATER))
    expect(await move('resume')).toMatchObject({ problem: [{ kind: 'notPaused' }] })
    expect(await move('pause')).toMatchObject({ value: { rollout: { isPaused: true, stage: 0 } } })
    expect(await move('pause')).toMatchObject({ problem: [{ kind: 'pausedAlready' }] })
    const resumed = await move('resume')
    expect(resumed.ok && resumed.value.rollout).toMatchObject({ stage: 0, since: LATER.toISOString() })
    expect(resumed.ok && resumed.value.rollout?.isPaused).toBeUndefined()
    expect(await move('abort')).toMatchObject({
      value: { kind: 'abort', release: present.id, reason: 'Faster transfers' },
    })
    expect(await move('abort')).toMatchObject({ problem: [{ kind: 'noRollout' }] })
  })

  it('does nothing that was decided by an earlier revision: of two who watch, one acts', async () => {
    const store = open()
    const { revision } = await rolledOut(store, { now: () => START })
    const advance = () =>
      moveRollout(store, STAGING, { kind: 'advance', visits: 300 }, at(LATER), revision.revision)
    const both = await Promise.all([advance(), advance()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: [{ kind: 'overtaken' }] })
    expect((await store.readPointer(STAGING))?.rollout?.stage).toBe(1)
  })

  it('stays with a change of settings', async () => {
    const store = open()
    const { next } = await rolledOut(store)
    await changeSettings(
      store,
      STAGING,
      (was) => ({ ok: true, value: { ...was, openTabDays: 7 } }),
      at(LATER),
    )
    expect(await store.readPointer(STAGING)).toMatchObject({
      settings: { openTabDays: 7 },
      rollout: { release: next.id },
    })
  })

  it('is finished only with builds that are still whole and wanted', async () => {
    const store = open()
    await rolledOut(store)
    await store.removeBuild(APP, NEXT)
    expect(await moveRollout(store, STAGING, { kind: 'finish' }, at(LATER))).toMatchObject({
      problem: [{ kind: 'buildPruned', app: 'wallet', version: '1.1.0' }],
    })
  })

  it('begins on no channel that shows nothing, or exactly that, or another rollout', async () => {
    const store = open()
    const request = { channel: STAGING, builds: [{ app: APP, version: NEXT }], ...at(LATER) }
    expect(await beginRollout(store, request, PLAN)).toMatchObject({ problem: [{ kind: 'channelEmpty' }] })
    await rolledOut(store)
    expect(await beginRollout(store, request, PLAN)).toMatchObject({ problem: [{ kind: 'rolloutRunning' }] })
    await moveRollout(store, STAGING, { kind: 'finish' }, at(LATER))
    expect(await beginRollout(store, request, PLAN)).toMatchObject({ problem: [{ kind: 'shownAlready' }] })
  })

  it('begins once of two that begin at the same moment', async () => {
    const store = open()
    await steadyChannel(store)
    const begin = (author: string) =>
      beginRollout(
        store,
        { channel: STAGING, builds: [{ app: APP, version: NEXT }], ...at(LATER), author },
        PLAN,
      )
    const both = await Promise.all([begin('Ada'), begin('Grace')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: [{ kind: 'rolloutRunning' }] })
  })
})

describe('while a rollout runs', () => {
  it('no other change moves the channel, with an explanation', async () => {
    const store = open()
    const { next } = await rolledOut(store)
    const promoted = await wallet(store)
    expect(promoted.ok ? [] : promoted.problem.map((problem) => problemMessage(problem))).toEqual([
      `A rollout runs on channel staging: 5 % of its visitors are shown ${next.id} (Grace moved it last). Nothing was changed. Wait until it ends, finish it with rollout finish staging, or add --end-rollout to roll these visitors back.`,
    ])
    const refused = { ok: false, problem: [{ kind: 'rolloutRunning' }] }
    const removed = removeApps(store, { channel: STAGING, without: [APP], ...at(LATER) })
    expect(await removed).toMatchObject(refused)
    expect((await store.readPointer(STAGING))?.rollout?.release).toBe(next.id)
  })

  it('a rollback is refused as well, of one application and of all', async () => {
    const store = open()
    await rolledOut(store)
    await moveRollout(store, STAGING, { kind: 'finish' }, at(LATER))
    const builds = [{ app: APP, version: '1.0.0' as typeof NEXT }]
    await beginRollout(store, { channel: STAGING, builds, ...at(LATER) }, PLAN)
    const refused = { ok: false, problem: [{ kind: 'rolloutRunning' }] }
    expect(await rollBack(store, STAGING, undefined, at(LATER))).toMatchObject(refused)
    expect(await rollBackApps(store, STAGING, [APP], at(LATER))).toMatchObject(refused)
    expect(await rollBackApps(store, STAGING, [APP], { ...at(LATER), endRollout: true })).toMatchObject({
      ok: true,
    })
    expect((await store.readPointer(STAGING))?.rollout).toBeUndefined()
  })

  it('it ends with a promotion that requests it', async () => {
    const store = open()
    await rolledOut(store)
    expect(await wallet(store, true)).toMatchObject({ ok: true, value: { revision: { kind: 'promotion' } } })
    expect((await store.readPointer(STAGING))?.rollout).toBeUndefined()
  })

  it('the site serves the builds of both releases, and goes on to after it was taken back, for tabs that are open', async () => {
    const store = open()
    await rolledOut(store)
    const served = async () => [...(await readServed(store, STAGING, new Date())).keys()].sort()
    expect(await served()).toEqual(['host@1.0.0', 'wallet@1.0.0', 'wallet@1.1.0'])
    await moveRollout(store, STAGING, { kind: 'abort' }, at(new Date()))
    expect(await served()).toEqual(['host@1.0.0', 'wallet@1.0.0', 'wallet@1.1.0'])
  })

  it('pruning keeps its builds and pages', async () => {
    const store = open()
    const { next } = await rolledOut(store)
    const inAMonth = new Date(Date.now() + 40 * 86_400_000)
    const plan = await planPrune(store, { revisions: 1, youngSince: inAMonth, now: inAMonth })
    expect(plan.ok).toBe(true)
    expect(JSON.stringify(plan.ok && plan.value.remove)).not.toContain(next.id)
    expect(JSON.stringify(plan.ok && plan.value.remove)).not.toContain('1.1.0')
  })
})

it('runs in a bucket as in a folder where a local site shows the channel', async () => {
  const store = bucketStore(await newServer())
  const { present, next } = await rolledOut(store)
  await syncChannelSite(store, STAGING)
  expect(await store.readPointer(STAGING)).toMatchObject({
    release: present.id,
    rollout: { release: next.id },
  })
  const first = moveRollout(store, STAGING, { kind: 'advance', visits: 0 }, at(LATER))
  expect(await first).toMatchObject({ ok: true, value: { rollout: { stage: 1 } } })
  await moveRollout(store, STAGING, { kind: 'abort' }, at(LATER))
  await syncChannelSite(store, STAGING)
  expect((await store.readPointer(STAGING))?.rollout).toBeUndefined()
})

describe.each([
  ['in a folder', () => Promise.resolve(open())],
  ['in a bucket', async () => bucketStore(await newServer())],
])('a static site %s', (_where, newStore) => {
  it('has the pages of the next release for the cohorts of the stage, more with each, and none after it', async () => {
    const store = await newStore()
    const { present, next } = await rolledOut(store, { settings: SITE })
    await syncChannelSite(store, STAGING)
    const shown = async () => {
      const { set, cohorts } = await store.readSite(STAGING)
      return [set?.split('-')[0], cohorts?.set?.split('-')[0], cohorts?.cohorts.length]
    }
    expect(await shown()).toEqual([present.id, next.id, 5])
    await moveRollout(store, STAGING, { kind: 'advance', visits: 300 }, at(LATER))
    await syncChannelSite(store, STAGING)
    expect(await shown()).toEqual([present.id, next.id, 25])
    await moveRollout(store, STAGING, { kind: 'advance', visits: 600 }, at(LATER))
    await syncChannelSite(store, STAGING)
    expect(await shown()).toEqual([next.id, undefined, undefined])
  })

  it('is as before after a rollout was taken back', async () => {
    const store = await newStore()
    const { present } = await rolledOut(store, { settings: SITE })
    await syncChannelSite(store, STAGING)
    await moveRollout(store, STAGING, { kind: 'abort' }, at(LATER))
    await syncChannelSite(store, STAGING)
    expect((await store.readSite(STAGING)).cohorts).toBeUndefined()
    expect((await store.shownPages(STAGING))?.split('-')[0]).toBe(present.id)
  })

  it('whose cohorts are others than the stage shows is found and fixed', async () => {
    const store = await newStore()
    const { next } = await rolledOut(store, { settings: SITE })
    await syncChannelSite(store, STAGING)
    const fixed = async () => {
      const now = new Date()
      const examined = await examineStore({ store, files: store.files, now }, true)
      expect(examined.damages).toEqual([])
      return examined.fixed.map(({ file }) => file)
    }
    expect(await fixed()).toEqual([])
    const pages = await store.shownPages(STAGING)
    if (!pages) throw new Error('no pages')
    await store.showCohorts(STAGING, { set: pages, cohorts: ['00'] })
    expect(await fixed()).toEqual(['sites/staging/cohorts'])
    expect((await store.readSite(STAGING)).cohorts?.set?.split('-')[0]).toBe(next.id)
    await moveRollout(store, STAGING, { kind: 'abort' }, at(new Date()))
    expect(await fixed()).toEqual(['sites/staging/cohorts'])
    expect((await store.readSite(STAGING)).cohorts).toBeUndefined()
  })
})
