/** @jest-environment node */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describeNginx } from './describeNginx'
import { runCachingProxy } from './runNginx'
import { rawRequest } from '../rawRequest'
import { PLAN, rolledOut } from '../rolledOut'
import { bucketStore, s3Servers } from '../s3Clients'
import { type S3Server, SERVER_BUCKET, SERVER_KEY } from '../s3Server'
import { faultReport, postedReports } from '../sampleReports'
import { LOCAL } from '../sampleReleases'
import { temporaryFolders } from '../temporaryFolder'
import { syncChannelSite } from '@crossbook/releases'
import { faultsOf, openReports } from '@crossbook/reports'

const temporaryFolder = temporaryFolders()
const newServer = s3Servers()
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** The collector as it runs on a machine of its own, over the store in the bucket. */
async function startedCollector({ endpoint }: S3Server, folder: string) {
  const child = spawn('sh', [path.resolve(__dirname, '../../../hosting/compose/collect.sh')], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', CROSSBOOK_CHANNEL: LOCAL },
      CROSSBOOK_STORE: `s3://${SERVER_BUCKET}/crossbook?endpoint=${endpoint}`,
      ...{ CROSSBOOK_REPORTS: folder, CROSSBOOK_COLLECTOR_HOST: '127.0.0.1', CROSSBOOK_COLLECTOR_PORT: '0' },
      AWS_ACCESS_KEY_ID: SERVER_KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: SERVER_KEY.secretAccessKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => {
    child.kill()
    return ended
  }
  ends.push(end)
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /on port (\d+)/.exec(line) ?? []
    if (port !== undefined) return { origin: new URL(`http://127.0.0.1:${port}`), end }
  }
  throw new Error('The collector has ended')
}

describeNginx('reports of a site in a bucket', () => {
  it('reach a collector through nginx, which keeps none of them, of the release of a rollout too; elsewhere nothing is taken', async () => {
    const server = await newServer()
    const store = bucketStore(server)
    const settings = { acceptsMixes: false, site: { authUrl: '/auth/v1', authKey: 'public-key' } }
    const { next } = await rolledOut(store, { channel: LOCAL, settings, plan: PLAN })
    await syncChannelSite(store, LOCAL)
    const [reportsFolder, own] = [temporaryFolder(), temporaryFolder()]
    const { origin, end } = await startedCollector(server, reportsFolder)
    const place = new URL(`${server.endpoint}/${SERVER_BUCKET}/crossbook`)
    const nginx = await runCachingProxy({ store: place, folder: own, collector: origin })
    ends.push(nginx.close)
    const post = (body: string, address = '/reports') => rawRequest(nginx.port, address, {}, 'POST', body)
    const batch = postedReports(next.id, [faultReport()])
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await post(batch)
      expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([
        204,
        'no-store',
        'DENY',
      ])
    }
    expect((await post('{}')).status).toBe(400)
    expect((await post('x'.repeat(100_000))).status).toBe(413)
    expect((await post(batch, '/login')).status).toBe(405)
    await end()
    expect(await post(batch)).toMatchObject({ status: 503 })
    const reports = await openReports(reportsFolder)
    expect(await faultsOf(reports, { channel: LOCAL, since: new Date(0) })).toMatchObject([
      { app: 'wallet', version: '1.1.0', count: 2 },
    ])
    await reports.close()
  })
})
