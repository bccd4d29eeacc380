/** @jest-environment node */
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runCachingProxy } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** Nothing listens there. */
const NOWHERE = new URL('http://127.0.0.1:9')

/** More reports than one visitor may send at once. */
const MANY = 200

/** Reports that another visitor may send at once. Under the limit of a visitor who has used it up, they would wait four seconds. */
const FEW = 20

/**
 * Sends reports of two visitors, the first of whom sends too many. Returns the statuses of each. nginx sees all requests come from this
 * machine.
 */
async function afterOneTooMany(trustedProxy: string) {
  const nginx = await runCachingProxy({
    store: NOWHERE,
    folder: temporaryFolder(),
    collector: NOWHERE,
    trustedProxy,
  })
  const report = async (visitor: string) =>
    (await rawRequest(nginx.port, '/reports', { 'x-forwarded-for': visitor }, 'POST', '{}')).status
  const reports = async (visitor: string, count: number) =>
    new Set(await Promise.all(Array.from({ length: count }, () => report(visitor))))
  const statuses = {
    flooder: await reports('198.51.100.1', MANY),
    other: await reports('198.51.100.2', FEW),
  }
  await nginx.close()
  return statuses
}

describeNginx('nginx in front of a bucket, behind a proxy that ends TLS', () => {
  it('counts reports by the visitors’ own addresses: one who sends too many blocks nobody else', async () => {
    expect(await afterOneTooMany('127.0.0.1')).toEqual({
      flooder: new Set([503, 429]),
      other: new Set([503]),
    })
  })

  it('believes no address that somebody else than the proxy names', async () => {
    expect((await afterOneTooMany('192.0.2.7')).other).toContain(429)
  })
})
