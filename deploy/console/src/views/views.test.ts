/** @jest-environment node */
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { AppName, AppVersion } from '@crossbook/contract'
import { NEXT, rolledOut, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { faultReport, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { STAGING } from '@crossbook/deploy-testing/servingBehaviour'
import { promoteBuilds } from '@crossbook/releases'
import type {
  AppDetail,
  ChannelDetail,
  Faults,
  FittingBuilds,
  HistoryPage,
  Mixes,
  Overview,
  RevisionDetail,
  SearchAnswer,
} from '../documents'
import { consoleOpener } from '../openedConsole.fixture'

const temporaryFolder = temporaryFolders()
/** A console over a channel that shows wallet 1.0.0, unless it is filled in another way. */
const opened = consoleOpener(() => consoleTrial(temporaryFolder()), steadyChannel)

describe('the views of the console', () => {
  it('show applications by channels, with the author of each and the current rollout', async () => {
    const { read } = await opened((store) => rolledOut(store))
    const { channels, apps, writes } = await read<Overview>('overview')
    expect(writes).toBe(true)
    expect(channels).toMatchObject([
      {
        channel: 'staging',
        revision: 2,
        verified: null,
        rollout: { percent: 5, apps: [{ app: 'wallet', version: NEXT }] },
      },
    ])
    expect(apps.map(({ app }) => app)).toEqual(['host', 'wallet'])
    expect(apps[1]?.cells.staging).toMatchObject({
      version: '1.0.0',
      broughtBy: { revision: 1, author: 'Ada' },
      rollingOut: { version: NEXT, percent: 5 },
    })
  })

  it('show how builds do in browsers, and what fails there since when', async () => {
    const { read, reports, store } = await opened((made) => rolledOut(made))
    const release = (await store.readPointer(STAGING))?.rollout?.release
    if (!release) throw new Error('no rollout')
    const batch = {
      release,
      reports: [
        ...Array.from({ length: 9 }, () => visitReport()),
        visitReport({ faulty: true }),
        faultReport(),
      ],
    }
    reports.add({ batch: batch as never, channel: STAGING, browser: 'Firefox 140', share: 1 })
    await reports.written()
    const { groups } = await read<Faults>('faults?channel=staging')
    expect(groups).toMatchObject([
      {
        app: 'wallet',
        version: '1.1.0',
        visits: 10,
        count: 1,
        shown: { author: 'Grace' },
        browsers: ['Firefox 140'],
      },
    ])
    expect(groups[0]?.days.at(-1)?.count).toBe(1)
    expect(groups[0]?.reproduce).toBe(`pnpm release show ${release} --serve`)
    expect(groups[0]?.bisect).toBe(
      `pnpm release bisect staging --good ${String((await store.readPointer(STAGING))?.release)} --bad ${release} -- "…"`,
    )
    expect(groups[0]?.shownTo).toBe('rollout')
    const { builds } = await read<AppDetail>('apps/wallet')
    expect(builds.map(({ version, channels, rollouts }) => [version, channels, rollouts])).toEqual([
      ['1.1.0', [], [{ channel: 'staging', percent: 5 }]],
      ['1.0.0', ['staging'], []],
    ])
    const detail = await read<ChannelDetail>('channels/staging')
    expect(detail.curves?.verdict).toContain('5 % of the visitors are shown')
  })

  it('show the history by pages, and the changes of each revision', async () => {
    const { read, store } = await opened()
    for (let turn = 0; turn < 6; turn++)
      await promoteBuilds(store, {
        channel: STAGING,
        builds: [{ app: 'wallet' as AppName, version: (turn % 2 === 0 ? NEXT : '1.0.0') as AppVersion }],
        ...{ author: 'Lin', reason: `turn ${turn}`, now: () => new Date() },
      })
    const first = await read<HistoryPage>('channels/staging/history?limit=3')
    expect(first.entries.map(({ revision }) => revision)).toEqual([7, 6, 5])
    expect(first.entries[0]?.changes).toEqual([{ app: 'wallet', before: NEXT, after: '1.0.0' }])
    const second = await read<HistoryPage>(`channels/staging/history?limit=9&before=${first.next}`)
    expect(second.entries.map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
    expect(second.next).toBeNull()
    const { difference, reason } = await read<RevisionDetail>('channels/staging/revisions/2')
    expect(reason).toBe('turn 0')
    expect(difference?.apps).toEqual([{ name: 'wallet', before: '1.0.0', after: NEXT }])
  })

  it('list builds with their channels, and find things by their names', async () => {
    const { read } = await opened()
    const { builds } = await read<AppDetail>('apps/wallet')
    expect(builds.map(({ version, channels }) => [version, channels])).toContainEqual(['1.0.0', ['staging']])
    const { found } = await read<SearchAnswer>('search?q=stag')
    expect(found[0]).toMatchObject({ kind: 'channel', title: 'staging', address: '/channels/staging' })
  })

  it('show the source lines of a fault, by the map of its build, and the control that was used', async () => {
    const { read, reports, store } = await opened()
    const version = '4.0.0' as AppVersion
    const map = JSON.stringify({
      ...{ version: 3, names: [], mappings: 'AAGA' },
      sources: ['remote-wallet/src/open/Open.tsx'],
    })
    const files = { 'app.json': '{}', 'open.js.map': map }
    const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
    await store.putBuild('wallet' as AppName, version, new Map(bytes))
    const fault = faultReport({
      version,
      stack: 'r /apps/wallet/4.0.0/open.js:1:9',
      control: 'button "Send"',
    })
    const batch = { release: (await store.readPointer(STAGING))?.release, reports: [fault] }
    reports.add({ batch: batch as never, channel: STAGING, browser: 'Firefox 140', share: 1 })
    await reports.written()
    expect((await read<Faults>('faults?channel=staging')).groups).toMatchObject([
      { stack: 'remote-wallet/src/open/Open.tsx:4:1', control: 'button "Send"' },
    ])
  })

  it('show for each mix how often it was opened and when last, or that no visit was reported', async () => {
    const { read, run, reports, store } = await opened()
    await run(['channel', 'staging', '--accept-mixes'])
    for (const name of ['opened', 'unopened'])
      expect(await run(['mix', 'create', 'staging', `wallet@${NEXT}`, '--name', name])).toMatchObject({
        ok: true,
      })
    const before = await read<Mixes>('mixes')
    expect(before.mixes.map(({ opened: seen }) => seen)).toEqual([null, null])
    const mix = before.mixes.find(({ name }) => name === 'opened')?.id
    const release = (await store.readPointer(STAGING))?.release
    const batch = { release, mix, reports: [visitReport(), visitReport()] }
    reports.add({ batch: batch as never, channel: STAGING, browser: 'Firefox 140', share: 1 })
    await reports.written()
    const { mixes } = await read<Mixes>('mixes')
    expect(mixes.find(({ name }) => name === 'opened')?.opened).toEqual({
      visits: 2,
      last: expect.any(String),
    })
    expect(mixes.find(({ name }) => name === 'unopened')?.opened).toBeNull()
  })

  it('offer versions that fit the choice, and explain why others do not', async () => {
    const { read } = await opened(async (store) => {
      await steadyChannel(store)
      const host2 = hostBuild({ version: '2.0.0' as AppVersion, provides: { react: '20.0.0' } })
      await published(store, host2)
      for (const [version, range] of [
        ['2.0.0', '^20.0.0'],
        ['1.2.0', '^19.0.0'],
      ] as const)
        await published(
          store,
          remoteBuild({
            name: 'wallet' as AppName,
            version: version as AppVersion,
            requires: { react: range },
          }),
        )
    })
    const fitting = async (app: string, chosen: string) => {
      const { builds } = await read<FittingBuilds>(`fitting?channel=staging&app=${app}&with=${chosen}`)
      return Object.fromEntries(
        builds.map(({ version, misfits, others }) => [
          version,
          misfits.length > 0 ? 'not' : others.length > 0 ? 'with others' : 'fits',
        ]),
      )
    }
    // In the channel's host; a host alone is offered, because its remotes can follow.
    expect(await fitting('wallet', '')).toMatchObject({ '1.0.0': 'fits', '1.2.0': 'fits', '2.0.0': 'not' })
    expect(await fitting('host', '')).toMatchObject({ '1.0.0': 'fits', '2.0.0': 'with others' })
    // With the chosen host, and with the chosen remote.
    expect(await fitting('wallet', 'host@2.0.0')).toMatchObject({ '1.2.0': 'not', '2.0.0': 'fits' })
    expect(await fitting('host', 'wallet@2.0.0')).toMatchObject({ '1.0.0': 'not', '2.0.0': 'fits' })

    const { builds } = await read<FittingBuilds>('fitting?channel=staging&app=wallet')
    expect(builds.find(({ version }) => version === '2.0.0')?.misfits).toEqual([
      expect.stringMatching(/wallet 2\.0\.0.*react/),
    ])
  })

  it('show the budgets that a revision changed, as far as the commits of both builds are available', async () => {
    const [before, after] = ['1'.repeat(40), '2'.repeat(40)]
    const texts: Record<string, string> = {
      [before]: '{"scriptKilobytes":{"/wallet/open":180,"/wallet/own":190.5}}',
      [after]: '{"scriptKilobytes":{"/wallet/open":184.2,"/wallet/own":190.5}}',
    }
    const { read, store } = await opened(
      async (made) => {
        await steadyChannel(made)
        for (const [version, commit] of [
          ['2.0.0', before],
          ['2.1.0', after],
          ['2.2.0', '3'.repeat(40)],
        ] as const)
          await published(made, remoteBuild({ version: version as AppVersion, commit }))
      },
      { budgetsAt: async (app, commit) => (app === 'wallet' ? texts[commit] : undefined) },
    )
    const budgetsAfter = async (version: string) => {
      const builds = [{ app: 'wallet' as AppName, version: version as AppVersion }]
      const occasion = { author: 'Lin', reason: 'a test', now: () => new Date() }
      await promoteBuilds(store, { channel: STAGING, builds, ...occasion })
      const last = (await store.readPointer(STAGING))?.revision
      return (await read<RevisionDetail>(`channels/staging/revisions/${last}`)).budgets
    }
    await budgetsAfter('2.0.0')
    expect(await budgetsAfter('2.1.0')).toEqual([{ path: '/wallet/open', before: 180, after: 184.2 }])
    expect(await budgetsAfter('2.2.0')).toEqual([])
  })

  it('let the browser prefetch the matrix while the page’s code loads, if the page will ask for it', async () => {
    const { get } = await opened()
    const link = (await get('/')).headers.get('link')?.match(/<(.+?)>/)?.[1] ?? ''
    expect((await get(link)).status).toBe(200)
    expect((await get('/apps/wallet')).headers.get('link')).toBeNull()
  })

  it('read a history once, however often they are opened', async () => {
    const { read, calls } = await opened()
    await read('overview')
    calls.length = 0
    await read('overview')
    expect(calls.filter((call) => call === 'readHistory' || call === 'readRelease')).toEqual([])
  })
})
