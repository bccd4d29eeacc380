/** @jest-environment node */
import type { AppVersion } from '@crossbook/contract'
import { appsIn, STAGING } from '@crossbook/deploy-testing/publishedApps'
import { bucketStore, s3Servers } from '@crossbook/deploy-testing/s3Clients'
import type { AppName } from '@crossbook/contract'
import { promoteBuilds } from './promote/promoteBuilds'

const newServer = s3Servers()
const NAMES = ['host', 'wallet', 'earn']

/** A bucket whose channel shows three applications, and how another version of the wallet is brought on it. */
async function promotedOnce() {
  const server = await newServer({ listSize: 1000 })
  const apps = appsIn('', bucketStore(server))
  await apps.host()
  for (const name of ['wallet', 'earn']) await apps.remote(name, '1.0.0')
  const promote = (builds: readonly { app: string; version: string }[]) =>
    promoteBuilds(bucketStore(server), {
      channel: STAGING,
      builds: builds.map(({ app, version }) => ({ app: app as AppName, version: version as AppVersion })),
      author: 'Ada',
      reason: 'a test',
      now: () => new Date(),
    })
  const first = await promote(NAMES.map((app) => ({ app, version: '1.0.0' })))
  expect(first.ok).toBe(true)
  await apps.remote('wallet', '2.0.0')
  server.requests.splice(0)
  const wallet = (version: string) => () => promote([{ app: 'wallet', version }])
  return { server, next: wallet('2.0.0'), back: wallet('1.0.0') }
}

const EARN = 'crossbook/apps/earn/1.0.0/open.js'

it('reads the files of the new build, and of no other that is unchanged since its comparison', async () => {
  const { server, next } = await promotedOnce()
  expect((await next()).ok).toBe(true)
  const read = server.requests.filter((request) => /^GET .*\/apps\/.*\.js$/.test(request))
  expect(read.map((request) => request.split('/apps/')[1]).sort()).toEqual(
    ['frame.js', 'home.js', 'open.js', 'remoteEntry.js'].map((file) => `wallet/2.0.0/${file}`),
  )
})

it('reads no file of the build that the present one has replaced, when that comes back', async () => {
  const { server, next, back } = await promotedOnce()
  expect((await next()).ok).toBe(true)
  server.requests.splice(0)
  expect((await back()).ok).toBe(true)
  expect(server.requests.filter((request) => /^GET .*\/apps\/.*\.js$/.test(request))).toEqual([])
})

it('goes on without a build of others whose file has become another since it was compared, and names it each time', async () => {
  const { server, next, back } = await promotedOnce()
  const object = server.objects.get(EARN)
  if (object) server.objects.set(EARN, { ...object, bytes: Buffer.from('other'), etag: '"other"' })
  const damaged = [{ app: 'earn', version: '1.0.0' }]
  expect(await next()).toMatchObject({ ok: true, value: { damaged } })
  expect(await back()).toMatchObject({ ok: true, value: { damaged } })
})

it('goes on without a build of others that has lost a file or its app.json since', async () => {
  const { server, next, back } = await promotedOnce()
  const damaged = [{ app: 'earn', version: '1.0.0' }]
  server.objects.delete(EARN)
  expect(await next()).toMatchObject({ ok: true, value: { damaged } })
  server.objects.delete('crossbook/apps/earn/1.0.0/app.json')
  expect(await back()).toMatchObject({ ok: true, value: { damaged } })
})

it('compares everything again when its record cannot be read', async () => {
  const { server, next } = await promotedOnce()
  const remembered = server.objects.get('crossbook/listings/staging/checked.json')
  if (remembered) remembered.bytes = Buffer.from('{"earn@1.0.0":')
  expect((await next()).ok).toBe(true)
  expect(server.requests).toContain(`GET ${EARN}`)
})
