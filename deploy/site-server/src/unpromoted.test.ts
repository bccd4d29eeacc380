/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'
import type { AppVersion } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { promotedRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { endMix } from '@crossbook/releases'
import { channelName, folderStore } from '@crossbook/store'
import { siteOf } from './startedSite.fixture'

const temporaryFolder = temporaryFolders()

it('serves the builds that the channel shows, may have open tabs on, falls back on and mixes, and no other', async () => {
  const store = folderStore(temporaryFolder())
  for (const { channel, served, absent, mixPages } of await channelPasts(store)) {
    const get = siteOf(store, { channel })
    for (const path of [...served, ...mixPages.served])
      expect([channel, path, (await get(path)).status]).toEqual([channel, path, 200])
    for (const path of [...absent, ...mixPages.absent])
      expect([channel, path, (await get(path)).status]).toEqual([channel, path, 404])
  }
})

it('serves a mix’s build no longer than the mix is open', async () => {
  const store = folderStore(temporaryFolder())
  await channelPasts(store)
  const staging = channelName('staging')
  const get = siteOf(store, { channel: staging })
  expect((await get('/apps/wallet/4.0.0/open.js')).status).toBe(200)
  for (const id of await store.listMixes(staging)) await endMix(store, staging, id, new Date())
  expect((await get('/apps/wallet/4.0.0/open.js')).status).toBe(404)
})

it('sends the type of every file of a build, and a policy under which an opened file runs nothing', async () => {
  const store = folderStore(temporaryFolder())
  await promotedRelease(store)
  const get = siteOf(store)
  for (const [file, type] of [
    ['main.js', 'text/javascript; charset=utf-8'],
    ['main.css', 'text/css; charset=utf-8'],
    ['logos.svg', 'image/svg+xml; charset=utf-8'],
    ['type.woff2', 'font/woff2'],
    ['app.json', 'application/json; charset=utf-8'],
    ['gone.js', 'text/plain; charset=utf-8'],
  ]) {
    const { headers } = await get(`/apps/host/1.0.0/${file}`)
    expect([
      file,
      headers.get('content-type'),
      headers.get('x-content-type-options'),
      headers.get('content-security-policy'),
    ]).toEqual([file, type, 'nosniff', "default-src 'none'; frame-ancestors 'none'; sandbox"])
  }
})

it('lets pages of other sites load files of builds, and nothing else', async () => {
  const store = folderStore(temporaryFolder())
  await promotedRelease(store)
  const get = siteOf(store)
  const sharing = async (address: string) => {
    const { headers } = await get(address)
    return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]
  }
  expect(await sharing('/apps/host/1.0.0/main.js')).toEqual(['*', 'cross-origin'])
  for (const address of ['/', '/release.json', '/prerenders/0/release.json', '/auth/v1/user', '/appsx'])
    expect([address, ...(await sharing(address))]).toEqual([address, null, 'same-origin'])
})

it('serves no file that a build does not list, and no compressed form of something else', async () => {
  const store = folderStore(temporaryFolder())
  await promotedRelease(store)
  const get = siteOf(store)
  await store.files.put('apps/host/1.0.0/evil.svg', Buffer.from('<svg/>'))
  await store.files.put('apps/host/1.0.0/main.css.br', brotliCompressSync('evil'))
  expect((await get('/apps/host/1.0.0/evil.svg')).status).toBe(404)
  const answer = await get('/apps/host/1.0.0/main.css', {
    headers: { 'accept-encoding': 'br' },
  })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([
    null,
    expect.stringContaining('body { color: white }') as string,
  ])
  await store.files.put('apps/host/1.0.0/main.css', Buffer.from('evil'))
  expect((await get('/apps/host/1.0.0/main.css')).status).toBe(404)
})

it('serves a build once it is promoted, not when it is only published', async () => {
  const store = folderStore(temporaryFolder())
  await promotedRelease(store)
  const get = siteOf(store)
  await published(store, remoteBuild({ version: '1.1.0' as AppVersion }))
  expect((await get('/apps/wallet/1.1.0/open.js')).status).toBe(404)
})
