/** @jest-environment node */
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { AppVersion } from '@crossbook/contract'
import { NEXT, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { APP, STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { readMark } from '@crossbook/releases'
import type { ActionAnswer, ActionPreview, ConsoleAction } from '../documents'
import { consoleOpener } from '../openedConsole.fixture'

const temporaryFolder = temporaryFolders()
/** A console over a channel that shows wallet 1.0.0, unless it is filled in another way. */
const opened = consoleOpener(() => consoleTrial(temporaryFolder()), steadyChannel)

describe('an action of the console', () => {
  const promotion: ConsoleAction = {
    kind: 'promote',
    channel: 'staging',
    apps: [{ app: 'wallet', version: NEXT }],
    reason: "Ada's faster transfers",
  }

  it('is previewed as on the command line, and changes nothing until it is confirmed', async () => {
    const { post, store } = await opened()
    const preview = await post<ActionPreview>('preview', { action: promotion })
    expect(preview).toMatchObject({ seen: 1, problems: [] })
    expect(preview.command).toBe(
      `pnpm release promote staging wallet@1.1.0 '--reason=Ada'\\''s faster transfers'`,
    )
    expect(preview.output).toContain('All checks passed')
    expect(preview.difference?.apps).toEqual([{ name: 'wallet', before: '1.0.0', after: NEXT }])
    expect((await store.readPointer(STAGING))?.revision).toBe(1)
    const done = await post<ActionAnswer>('act', { action: promotion, seen: preview.seen })
    expect(done).toMatchObject({ kind: 'done', revision: 2 })
    const [, last] = await store.readHistory(STAGING)
    expect(last).toMatchObject({ author: 'Ada', reason: "Ada's faster transfers" })
  })

  it('marks a failing build as bad, with the reason', async () => {
    const { post, store } = await opened()
    const action: ConsoleAction = {
      kind: 'mark',
      channel: 'staging',
      ...{ app: 'wallet', version: NEXT, reason: 'throws at load' },
    }
    const { command, seen, problems } = await post<ActionPreview>('preview', { action })
    expect([command, problems]).toEqual([`pnpm release mark wallet@1.1.0 '--bad=throws at load'`, []])
    expect(await post<ActionAnswer>('act', { action, seen })).toMatchObject({ kind: 'done' })
    expect(await readMark(store, APP, NEXT)).toMatchObject({ bad: 'throws at load' })
  })

  it('is overtaken, not lost, when somebody moved the channel first', async () => {
    const { post, run, store } = await opened()
    const { seen } = await post<ActionPreview>('preview', { action: promotion })
    expect(await run(['promote', 'staging', `wallet@${NEXT}`, '--reason', 'faster'])).toMatchObject({
      ok: true,
    })
    const answer = await post<ActionAnswer>('act', { action: { ...promotion, reason: 'later' }, seen })
    expect(answer).toMatchObject({ kind: 'overtaken', by: { revision: 2, reason: 'faster' } })
    expect((await store.readPointer(STAGING))?.revision).toBe(2)
  })

  it('rolls an application back, after a preview', async () => {
    const { post, run } = await opened()
    await run(['promote', 'staging', `wallet@${NEXT}`])
    const action: ConsoleAction = { kind: 'rollback', channel: 'staging', apps: ['wallet'], reason: '' }
    const { difference, seen, problems } = await post<ActionPreview>('preview', { action })
    expect(problems).toEqual([])
    expect(difference?.apps).toEqual([{ name: 'wallet', before: NEXT, after: '1.0.0' }])
    expect(await post<ActionAnswer>('act', { action, seen })).toMatchObject({ kind: 'done', revision: 3 })
  })

  it('begins and ends a rollout', async () => {
    const { post, store } = await opened()
    const action: ConsoleAction = {
      ...{ kind: 'rollout', channel: 'staging', apps: [{ app: 'wallet', version: NEXT }] },
      ...{ stages: [10, 100], every: '15m', reason: '' },
    }
    expect(await post<ActionAnswer>('act', { action, seen: 1 })).toMatchObject({ kind: 'done', revision: 2 })
    expect((await store.readPointer(STAGING))?.rollout).toMatchObject({ stages: [10, 100], stage: 0 })
    const move: ConsoleAction = {
      kind: 'rolloutMove',
      channel: 'staging',
      move: 'abort',
      reason: 'not today',
    }
    expect((await post<ActionPreview>('preview', { action: move })).output).toContain('10 % of the visitors')
    expect(await post<ActionAnswer>('act', { action: move, seen: 2 })).toMatchObject({
      kind: 'done',
      revision: 3,
    })
    expect((await store.readPointer(STAGING))?.rollout).toBeUndefined()
  })

  it('makes and ends a mix', async () => {
    const { post, run, read, store } = await opened()
    await run(['channel', 'staging', '--accept-mixes'])
    const seen = (await store.readPointer(STAGING))?.revision ?? 0
    const action: ConsoleAction = {
      ...{ kind: 'mixCreate', channel: 'staging', apps: [{ app: 'wallet', version: NEXT }] },
      ...{ name: '--faster', days: 3 },
    }
    expect(await post<ActionAnswer>('act', { action, seen })).toMatchObject({ kind: 'done' })
    const { mixes } = await read<{ mixes: { id: string; name: string; endedAt: string | null }[] }>('mixes')
    expect(mixes).toMatchObject([{ name: '--faster', endedAt: null }])
    const end: ConsoleAction = { kind: 'mixEnd', channel: 'staging', id: mixes[0]?.id ?? '' }
    expect(await post<ActionAnswer>('act', { action: end, seen })).toMatchObject({ kind: 'done' })
  })

  it('is refused with the command line’s message, for builds that do not fit before anything is rendered', async () => {
    const { post, store } = await opened()
    await published(store, remoteBuild({ version: '2.0.0' as AppVersion, requires: { react: '^20.0.0' } }))
    const action: ConsoleAction = { ...promotion, apps: [{ app: 'wallet', version: '2.0.0' }] }
    const { problems } = await post<ActionPreview>('preview', { action })
    expect(problems).toEqual([expect.stringContaining('react')])
    const answer = await post<ActionAnswer>('act', { action, seen: 1 })
    expect(answer).toMatchObject({ kind: 'refused', problems: [expect.stringContaining('react')] })
  })

  it.each([
    { kind: 'promote', channel: 'staging', apps: [], reason: '' },
    {
      kind: 'promote',
      channel: '--store=/elsewhere',
      apps: [{ app: 'wallet', version: '1.1.0' }],
      reason: '',
    },
    { kind: 'promote', channel: 'staging', apps: [{ app: '--force', version: '1.1.0' }], reason: '' },
    {
      kind: 'rollout',
      channel: 'staging',
      apps: [{ app: 'wallet', version: '1.1.0' }],
      stages: [5],
      every: '1m --detach',
      reason: '',
    },
    { kind: 'prune', channel: 'staging' },
  ])('is refused by the access check if it is not an action: %j', async (action) => {
    const { post, store } = await opened()
    expect(await post('act', { action, seen: 1 })).toEqual({
      problems: [expect.stringMatching(/^The action/)],
    })
    expect((await store.readPointer(STAGING))?.revision).toBe(1)
  })
})
