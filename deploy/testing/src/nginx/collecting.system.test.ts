/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { releaseCommand } from '../releaseCommand'
import { faultReport, postedReports } from '../sampleReports'
import { LOCAL } from '../sampleReleases'
import { temporaryFolders } from '../temporaryFolder'
import { describeNginx } from './describeNginx'
import { freePort } from './runNginx'
import { openServedStore, type ServedStore } from './servedStore'

const COLLECT = path.resolve(import.meta.dirname, '../../../hosting/compose/collect.sh')

const temporaryFolder = temporaryFolders()

let collector: ChildProcess | undefined
let served: ServedStore | undefined
afterEach(async () => {
  if (collector && collector.exitCode === null && collector.signalCode === null) {
    collector.kill('SIGKILL')
    await once(collector, 'exit')
  }
  await served?.close()
})

/** The compose file's container of reports, without the container; resolves once it collects. */
async function collect(store: string, reports: string, port: number) {
  const child = spawn('sh', [COLLECT], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      CROSSBOOK_STORE: store,
      CROSSBOOK_CHANNEL: LOCAL,
      CROSSBOOK_REPORTS: reports,
      CROSSBOOK_COLLECTOR_HOST: '127.0.0.1',
      CROSSBOOK_COLLECTOR_PORT: String(port),
    },
  })
  collector = child
  await once(child.stdout, 'data')
  return child
}

describeNginx('nginx before the collector of reports', () => {
  it('hands reports on, and serves its pages where nobody collects', async () => {
    const [reports, port] = [temporaryFolder(), await freePort()]
    served = await openServedStore({ CROSSBOOK_COLLECTOR: `127.0.0.1:${port}` })
    const { get, release, folder } = served
    const post = (body: string) => get('/reports', {}, 'POST', body)
    const fault = postedReports(release.id, [faultReport({ version: '1.0.0' })])

    const uncollected = await post(fault)
    expect([uncollected.status, uncollected.body.toString()]).toEqual([
      503,
      'Reports are not collected at the moment.\n',
    ])
    expect((await get('/wallet/open')).status).toBe(200)

    const store = path.join(folder, 'store')
    const running = await collect(store, reports, port)
    const { status, headers } = await post(fault)
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      204,
      'no-store',
      'nosniff',
    ])
    expect((await post('junk')).status).toBe(400)
    expect((await post('x'.repeat(70_000))).status).toBe(413)
    expect((await get('/reports')).status).toBe(405)

    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
    const cli = releaseCommand({
      root: temporaryFolder(),
      environment: { CROSSBOOK_STORE: store, CROSSBOOK_REPORTS: reports },
    })
    expect((await cli('faults', LOCAL)).out).toContain('wallet 1.0.0  firstRender in ./open, once')
  })

  it('stops a visitor who reports without end, and nobody else', async () => {
    const port = await freePort()
    served = await openServedStore({ CROSSBOOK_COLLECTOR: `127.0.0.1:${port}` })
    const { get, release, folder } = served
    await collect(path.join(folder, 'store'), temporaryFolder(), port)
    const fault = postedReports(release.id, [faultReport({ version: '1.0.0' })])
    const post = (visitor: string) => get('/reports', { 'x-forwarded-for': visitor }, 'POST', fault)
    const flood = await Promise.all(Array.from({ length: 200 }, () => post('203.0.113.1')))
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect((await post('203.0.113.2')).status).toBe(204)
    expect((await get('/wallet/open')).status).toBe(200)
  })
})
