/** @jest-environment node */
import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkReportBatch, type ReleaseId, REPORT_LIMITS } from '@crossbook/contract'
import { faultReport, postedReports, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type Collector, createCollector } from './createCollector'
import { faultsOf, visitsOf } from './figures'
import { openedMixes } from './openedMixes'
import { openReports, type Reports } from './openReports'

const temporaryFolder = temporaryFolders()
const RELEASE = 'r0123456789abcdef' as ReleaseId
const CHANNEL = 'production' as never
const ALL = { channel: CHANNEL, since: new Date(0) }
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

let folder: string
let now: Date
let reports: Reports
let collector: Collector

beforeEach(async () => {
  folder = temporaryFolder()
  now = new Date('2024-03-15T12:00:00.000Z')
  reports = await openReports(folder, () => now)
  collector = createCollector({
    reports,
    channel: CHANNEL,
    now: () => now,
    isOfStaff: ({ headers }) => headers.get('cookie') === 'cohort=staff',
    known: {
      hasBuild: ({ app, version }) =>
        Promise.resolve(['host 1.0.0', 'wallet 1.0.0', 'wallet 1.1.0'].includes(`${app} ${version}`)),
      hasRelease: (release) => Promise.resolve(release === RELEASE),
      hasMix: (mix) => Promise.resolve(mix === 'm0123456789abcdef'),
    },
  })
})
afterEach(() => collector.close())

const send = (body: string, headers: Record<string, string> = {}, address = '127.0.0.1') =>
  collector.fetch(
    new Request('http://localhost/reports', {
      method: 'POST',
      body,
      headers: { 'user-agent': CHROME, ...headers },
    }),
    address,
  )
const post = (...sent: readonly unknown[]) => send(postedReports(RELEASE, sent))
const faults = async () => {
  await reports.written()
  return faultsOf(reports, ALL)
}

describe('a collector', () => {
  it('counts nothing of who tests', async () => {
    const { status } = await send(postedReports(RELEASE, [faultReport()]), { cookie: 'cohort=staff' })
    expect(status).toBe(204)
    expect(await faults()).toEqual([])
  })

  it('counts alike faults together, with when, where and in which browser they were seen', async () => {
    expect((await post(faultReport())).status).toBe(204)
    now = new Date('2024-03-16T08:30:00.000Z')
    await send(postedReports(RELEASE, [faultReport({ route: '/wallet' })]), {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    })
    expect(await faults()).toEqual([
      {
        app: 'wallet',
        version: '1.1.0',
        kind: 'firstRender',
        module: './open',
        error: 'TypeError: no balance',
        stack: 'Open /apps/wallet/1.1.0/open.js:1:200',
        count: 2,
        firstSeen: '2024-03-15T12:00:00.000Z',
        lastSeen: '2024-03-16T08:30:00.000Z',
        release: RELEASE,
        mix: null,
        routes: ['/wallet', '/wallet/open'],
        browsers: ['Chrome 141', 'Firefox 143'],
        alsoIn: [],
      },
    ])
  })

  it('believes a report about another build than the release names, where the site has shown that', async () => {
    await post(faultReport({ version: '1.0.0' }), faultReport({ version: '9.9.9' }), faultReport())
    expect((await faults()).map(({ version, alsoIn }) => [version, alsoIn])).toEqual(
      expect.arrayContaining([
        ['1.0.0', ['1.1.0']],
        ['1.1.0', ['1.0.0']],
      ]),
    )
    expect(await faults()).toHaveLength(2)
  })

  it('takes a visit for as many as the reported share of them stands for, and a later fault for no other visit', async () => {
    await post(visitReport({ share: 0.1 }), visitReport({ share: 0.1 }))
    await post(visitReport({ share: 0.1, faulty: true, again: true }))
    await reports.written()
    expect(await visitsOf(reports, ALL)).toEqual([
      { app: 'wallet', version: '1.1.0', visits: 20, faulty: 10 },
    ])
  })

  it('knows how often a mix was opened at least, and when last, and no more of it', async () => {
    const MIX = 'm0123456789abcdef'
    const opened = async () => {
      await reports.written()
      return openedMixes(reports, CHANNEL)
    }
    await post(visitReport())
    expect(await opened()).toEqual([])
    // Two pages: in one of them another application was seen as well, and it failed later.
    await send(
      postedReports(
        RELEASE,
        [visitReport({ share: 0.5 }), visitReport({ app: 'host', version: '1.0.0' })],
        MIX,
      ),
    )
    now = new Date('2024-03-16T08:30:00.000Z')
    await send(postedReports(RELEASE, [visitReport()], MIX))
    await send(postedReports(RELEASE, [visitReport({ faulty: true, again: true })], MIX))
    expect(await opened()).toEqual([{ mix: MIX, visits: 3, lastOpened: '2024-03-16T08:30:00.000Z' }])

    now = new Date('2024-03-17T09:00:00.000Z')
    await send(postedReports(RELEASE, [faultReport()], MIX))
    expect(await opened()).toEqual([{ mix: MIX, visits: 3, lastOpened: '2024-03-17T09:00:00.000Z' }])
    const { rows } = await reports.client.execute('select * from mix_visits limit 1')
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'channel',
      'mix',
      'app',
      'version',
      'day',
      'visits',
      'last_at',
    ])
  })

  it.each([
    ['what is no JSON', 'half a docu', 400],
    ['another document', '{"release":"r0123456789abcdef"}', 400],
    ['a kind of report that it does not know', postedReports(RELEASE, [{ type: 'keystroke' }]), 400],
    [
      'a release that the site has not shown',
      postedReports('rffffffffffffffff' as ReleaseId, [faultReport()]),
      400,
    ],
    ['a mix that the site has not shown', postedReports(RELEASE, [faultReport()], 'mffffffffffffffff'), 400],
    ['a build that the site has not shown', postedReports(RELEASE, [faultReport({ app: 'casino' })]), 400],
    [
      'words longer than a page sends',
      postedReports(RELEASE, [faultReport({ error: 'x'.repeat(1_001) })]),
      400,
    ],
    [
      'more reports than a page sends at once',
      postedReports(RELEASE, Array(REPORT_LIMITS.reports + 1).fill(faultReport())),
      400,
    ],
    ['a body larger than a beacon', ' '.repeat(REPORT_LIMITS.bytes + 1), 413],
  ])('refuses %s, and keeps nothing of it', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status)
    expect(await faults()).toEqual([])
  })

  it('takes what it knows of a batch of which it does not know all', async () => {
    expect((await post({ type: 'keystroke' }, faultReport())).status).toBe(204)
    expect(await faults()).toHaveLength(1)
  })

  it('keeps no path that no screen has', async () => {
    await post(faultReport({ route: '/invited/Ada?token=secret' }))
    expect((await faults())[0]?.routes).toEqual(['*'])
  })

  it('takes nothing that another site’s page sends', async () => {
    expect(
      (await send(postedReports(RELEASE, [faultReport()]), { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect(
      (await send(postedReports(RELEASE, [faultReport()]), { 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(204)
  })

  it('answers POST alone', async () => {
    const answer = await collector.fetch(new Request('http://localhost/reports'), '127.0.0.1')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('takes no more from one address than a page could send, and others’ reports all the same', async () => {
    const flood = await Promise.all(Array.from({ length: 400 }, () => post(faultReport())))
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(100)
    expect((await send(postedReports(RELEASE, [faultReport()]), {}, '192.0.2.1')).status).toBe(204)
    now = new Date(now.getTime() + 10_000)
    expect((await post(faultReport())).status).toBe(204)
  })
})

describe('the database', () => {
  it('does not grow with what is reported: of the causes of one build the first are kept, and the others counted', async () => {
    const words = (from: number) =>
      Array.from({ length: 10 }, (_, index) => faultReport({ error: `Error ${from + index}` }))
    for (let sent = 0; sent < 600; sent += 10) await send(postedReports(RELEASE, words(sent)), {}, `${sent}`)
    const first = await faults()
    for (let sent = 600; sent < 1_200; sent += 10)
      await send(postedReports(RELEASE, words(sent)), {}, `${sent}`)
    const all = await faults()
    expect(all).toHaveLength(501)
    expect(all[0]).toMatchObject({ error: 'More causes than are kept', count: 700 })
    expect(all).toHaveLength(first.length)
    expect(statSync(path.join(folder, 'reports.db')).size).toBeLessThan(1_000_000)
  })

  it('forgets reports after thirty days', async () => {
    await post(faultReport(), visitReport())
    await send(postedReports(RELEASE, [visitReport()], 'm0123456789abcdef'))
    await reports.written()
    expect(await openedMixes(reports, CHANNEL)).toHaveLength(1)
    now = new Date('2024-04-15T12:00:00.000Z')
    await post(faultReport({ version: '1.0.0' }), visitReport({ version: '1.0.0' }))
    expect((await faults()).map(({ version }) => version)).toEqual(['1.0.0'])
    expect((await visitsOf(reports, ALL)).map(({ version }) => version)).toEqual(['1.0.0'])
    expect(await openedMixes(reports, CHANNEL)).toEqual([])
  })

  it('forgets its oldest day when it has taken all the room that it may', async () => {
    const small = temporaryFolder()
    const most = await openReports(small, () => now, 64)
    const words = 'x'.repeat(900)
    const add = (day: number) => {
      now = new Date(Date.UTC(2024, 2, day))
      for (let fault = 0; fault < 12; fault++) {
        const batch = checkReportBatch({
          release: RELEASE,
          reports: [faultReport({ error: `${fault} ${words}` })],
        })
        if (batch.ok) most.add({ batch: batch.value, channel: CHANNEL, browser: 'Chrome 141' })
      }
      return most.written()
    }
    for (let day = 1; day <= 12; day++) await add(day)
    const { rows } = await most.client.execute('select distinct day from faults order by day')
    await most.close()
    const days = rows.map(({ day }) => new Date(Number(day) * 86_400_000).getUTCDate())
    expect(days.at(-1)).toBe(12)
    expect(days.length).toBeGreaterThan(1)
    expect(days[0]).toBeGreaterThan(1)
    expect(statSync(path.join(small, 'reports.db')).size).toBeLessThanOrEqual(64 * 4_096)
  })

  it('says in a sentence that it cannot be opened', async () => {
    const other = temporaryFolder()
    writeFileSync(path.join(other, 'reports.db'), 'half a database'.repeat(1_000))
    await expect(openReports(other)).rejects.toThrow(
      /^The reports in .* cannot be opened \(.*\)\. Move that folder away to start with none\.$/,
    )
  })
})
