/** @jest-environment node */
import { utimesSync } from 'node:fs'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runNginx, type RunningNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { syncChannelSite } from '@crossbook/releases'
import { folderStore, LAYOUT, type PageSet } from '@crossbook/store'

const temporaryFolder = temporaryFolders()
const running: RunningNginx[] = []
afterEach(() => Promise.all(running.splice(0).map((nginx) => nginx.close())))

async function serve(store: string, channel: ChannelName) {
  const nginx = await runNginx({ store, channel, folder: temporaryFolder() })
  running.push(nginx)
  return nginx
}

describeNginx('nginx with the configuration of the container', () => {
  it('serves the builds that a channel shows, may have open tabs on, falls back on and mixes, and no other', async () => {
    const root = path.join(temporaryFolder(), 'store')
    const store = folderStore(root)
    for (const { channel, served, absent, mixPages } of await channelPasts(store)) {
      await syncChannelSite(store, channel)
      const nginx = await serve(root, channel)
      const statusOf = async (address: string) => (await rawRequest(nginx.port, address)).status
      for (const address of [...served, ...mixPages.served])
        expect([channel, address, await statusOf(address)]).toEqual([channel, address, 200])
      for (const address of [...absent, ...mixPages.absent])
        expect([channel, address, await statusOf(address)]).toEqual([channel, address, 404])
    }
  })

  it('distinguishes pages of two sets that have the same lengths and were copied in the same second', async () => {
    const root = path.join(temporaryFolder(), 'store')
    const store = folderStore(root)
    const ADDRESS = '/wallet/open'
    const sets = [`r${'a'.repeat(32)}-${'1'.repeat(32)}`, `r${'b'.repeat(32)}-${'2'.repeat(32)}`] as [
      PageSet,
      PageSet,
    ]
    for (const set of sets) {
      await store.putPages(set, new Map([['wallet/open.html', Buffer.from(set)]]))
      utimesSync(path.join(root, LAYOUT.pages(set), 'wallet/open.html'), 1_000_000_000, 1_000_000_000)
    }
    await store.showPages(LOCAL, sets[0])
    const nginx = await serve(root, LOCAL)
    const ask = (tag?: string) =>
      rawRequest(nginx.port, ADDRESS, tag === undefined ? {} : { 'if-none-match': tag })
    const first = await ask()
    const tag = String(first.headers.etag)
    expect([first.body.toString(), (await ask(tag)).status]).toEqual([sets[0], 304])
    await store.showPages(LOCAL, sets[1])
    const second = await ask(tag)
    expect([second.status, second.body.toString()]).toEqual([200, sets[1]])
    await store.showPages(LOCAL, sets[0])
    expect((await ask(tag)).status).toBe(304)
  })
})
