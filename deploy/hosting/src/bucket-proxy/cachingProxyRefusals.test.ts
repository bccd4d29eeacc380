/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runCachingProxy, type RunningNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'

let bucket: Server
let nginx: RunningNginx
let folder: string
const requested: string[] = []

describeNginx('nginx before a bucket', () => {
  beforeEach(async () => {
    bucket = createServer((request, response) => {
      requested.push(request.url ?? '')
      response.end('an object')
    }).listen(0, '127.0.0.1')
    await once(bucket, 'listening')
    folder = await mkdtemp(path.join(tmpdir(), 'crossbook-refusals-'))
    const store = new URL(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}/releases`)
    nginx = await runCachingProxy({ store, folder, acceptsMixes: true })
  })
  afterEach(async () => {
    await nginx.close()
    bucket.close()
    await rm(folder, { recursive: true })
  })

  it('asks the bucket for no address that has a line break at its end', async () => {
    expect((await rawRequest(nginx.port, '/login')).body.toString()).toBe('an object')
    requested.length = 0
    for (const address of [
      '/login%0a',
      '/apps/host/1.0.0/main.js%0a',
      '/release.json%0a',
      '/versions.json%0a',
    ])
      await rawRequest(nginx.port, address)
    expect(requested.filter((object) => !/stage\.json|_404\.html/.test(object))).toEqual([])
  })

  it('writes no staff token into its logs while the bucket cannot be reached', async () => {
    bucket.closeAllConnections()
    await new Promise((resolve) => bucket.close(resolve))
    await rawRequest(nginx.port, '/staff?token=secret-token')
    let log = ''
    while (!log.includes('"GET /staff" ')) log = await nginx.log()
    expect(log).not.toContain('secret-token')
  })
})
