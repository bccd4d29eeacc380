/** @jest-environment node */
import path from 'node:path'
import { channelPasts } from '@crossbook/deploy-testing/channelPasts'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { syncChannelSite } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'

const temporaryFolder = temporaryFolders()

describeNginx('nginx with the configuration of the container', () => {
  it('serves the builds that a channel shows, may have open tabs on, falls back on and mixes, and no other', async () => {
    const root = path.join(temporaryFolder(), 'store')
    const store = folderStore(root)
    for (const { channel, served, absent, mixPages } of await channelPasts(store)) {
      await syncChannelSite(store, channel)
      const nginx = await runNginx({ store: root, channel, folder: temporaryFolder() })
      const statusOf = async (address: string) => (await rawRequest(nginx.port, address)).status
      for (const address of [...served, ...mixPages.served])
        expect([channel, address, await statusOf(address)]).toEqual([channel, address, 200])
      for (const address of [...absent, ...mixPages.absent])
        expect([channel, address, await statusOf(address)]).toEqual([channel, address, 404])
      await nginx.close()
    }
  })
})
