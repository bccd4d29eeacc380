/** @jest-environment node */
import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ReleaseId, REPORT_LIMITS } from '@crossbook/contract'
import { faultReport, postedReports, visitReport } from '@crossbook/deploy-testing/sampleReports'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type Collector, createCollector } from './createCollector'
import { faultsOf, openedMixes, visitsOf } from './figures'
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
/** The share of its visits that the channel's pages report. */
let share: number

beforeEach(async () => {
  folder = temporaryFolder()
  share = 1
  now = new Date('2024-03-15T12:00:00.000Z')
  reports = await openReports(folder, () => now)
  collector = createCollector({
    reports,
    channel: CHANNEL,
    now: () => now,
    counted: ({ headers }, batch) =>
      Promise.resolve(headers.get('cookie') === 'cohort=staff' ? [] : batch.reports),
    known: {
      hasBuild: ({ app, version }) =>
        Promise.resolve(['host 1.0.0', 'wallet 1.0.0', 'wallet 1.1.0'].includes(`${app} ${version}`)),
      hasRelease: (release) => Promise.resolve(release === RELEASE),
      hasMix: (mix) => Promise.resolve(mix === 'm0123456789abcdef'),
      reportedShare: () => Promise.resolve(share),
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
  it('answers a batch of which nothing counts, and keeps nothing of it', async () => {
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
        cause: '1ff00656',
        stack: 'Open /apps/wallet/1.1.0/open.js:1:200',
        control: '',
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

  it('keeps the control that was used before a fault', async () => {
    await post(faultReport({ kind: 'uncaught', control: 'button "Export CSV"' }))
    expect(await faults()).toMatchObject([{ kind: 'uncaught', control: 'button "Export CSV"' }])
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
    share = 0.1
    await post(visitReport())
    await post(visitReport())
    await post(visitReport({ faulty: true, again: true }))
    await reports.written()
    expect(await visitsOf(reports, ALL)).toEqual([
      { app: 'wallet', version: '1.1.0', visits: 20, faulty: 10 },
    ])
  })

  it('lets a page choose neither the release of its visit, nor to count more than once', async () => {
    await post(visitReport({ faulty: true }), { ...visitReport(), share: 0.001 }, visitReport())
    await post(faultReport(), faultReport(), faultReport({ route: '/wallet' }))
    await reports.written()
    expect(await visitsOf(reports, ALL)).toEqual([{ app: 'wallet', version: '1.1.0', visits: 1, faulty: 1 }])
    expect((await faults()).map(({ count }) => count)).toEqual([1])
  })

  it('knows the minimum number of visits of a mix and the last one, and nothing more about it', async () => {
    const MIX = 'm0123456789abcdef'
    const opened = async () => {
      await reports.written()
      return openedMixes(reports, CHANNEL)
    }
    await post(visitReport())
    expect(await opened()).toEqual([])
    share = 0.5
    // Two pages: in one of them another application was seen as well, and it failed later.
    await send(postedReports(RELEASE, [visitReport(), visitReport({ app: 'host', version: '1.0.0' })], MIX))
    share = 1
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

  it('accepts the known part of a partly unknown batch', async () => {
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

  it('counts all addresses of an IPv6 network as one caller', async () => {
    const report = postedReports(RELEASE, [faultReport()])
    const flood = Array.from({ length: 400 }, (_, sent) => send(report, {}, `2001:db8::${sent.toString(16)}`))
    expect((await Promise.all(flood)).filter(({ status }) => status === 429)).toHaveLength(100)
    expect((await send(report, {}, '2001:db8:0:1::1')).status).toBe(204)
    expect((await send(report, {}, '::ffff:192.0.2.1')).status).toBe(204)
  })

  it('reads no more junk of one address than thirty batches, and junk of many keeps nobody else from reporting', async () => {
    const junk = async (address: string) => (await send('half a docu', {}, address)).status
    const ofOne: number[] = []
    for (let sent = 0; sent < 40; sent++) ofOne.push(await junk('192.0.2.1'))
    expect(ofOne.filter((status) => status === 400)).toHaveLength(30)
    for (let address = 0; address < 200; address++)
      await Promise.all(Array.from({ length: 30 }, () => junk(`198.51.100.${address}`)))
    expect(await junk('198.51.100.7')).toBe(429)
    expect((await send(postedReports(RELEASE, [faultReport()]), {}, '192.0.2.2')).status).toBe(204)
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
  it('has a limited size: it keeps 100 causes of a build in an hour and 500 in a day, and counts the others', async () => {
    const sendCauses = async (from: number) => {
      for (let sent = from; sent < from + 120; sent += 10) {
        const batch = Array.from({ length: 10 }, (_, index) =>
          faultReport({ error: `Error ${sent + index}` }),
        )
        await send(postedReports(RELEASE, batch), {}, `192.0.2.${sent % 250}`)
      }
      const all = await faults()
      now = new Date(now.getTime() + 3_600_000)
      return all
    }
    expect(await sendCauses(0)).toHaveLength(101)
    for (let hour = 1; hour < 5; hour++) await sendCauses(hour * 120)
    const all = await sendCauses(600)
    expect(all).toHaveLength(501)
    expect(all[0]).toMatchObject({ error: 'More causes than are kept', count: 220 })
    expect((await sendCauses(720))[0]).toMatchObject({ error: 'More causes than are kept', count: 340 })
    expect(statSync(path.join(folder, 'reports.db')).size).toBeLessThan(1_000_000)
  })

  it('keeps a kilobyte of an error’s message and of its stack, in whole characters', async () => {
    await post(faultReport({ error: `${'€'.repeat(900)}`, stack: '€'.repeat(900) }))
    const [fault] = await faults()
    expect([fault?.error, fault?.stack]).toEqual(['€'.repeat(333), '€'.repeat(333)])
  })

  it('deletes reports after thirty days', async () => {
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

  it('reports that it cannot be opened', async () => {
    const other = temporaryFolder()
    writeFileSync(path.join(other, 'reports.db'), 'half a database'.repeat(1_000))
    await expect(openReports(other)).rejects.toThrow(
      /^The reports in .* cannot be opened \(.*\)\. Move that folder away to start with none\.$/,
    )
  })
})
