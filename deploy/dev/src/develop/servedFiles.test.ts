/** @jest-environment node */
import type { AppName } from '@crossbook/contract'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { createSite } from '@crossbook/site-server'
import { folderStore } from '@crossbook/store'
import { developmentStore } from './developmentStore'

const temporaryFolder = temporaryFolders()

it('lets browsers cache published files, and revalidate files under development', async () => {
  const builds = folderStore(temporaryFolder())
  const earn = await published(builds, remoteBuild({ name: 'earn' as AppName }))
  const { app } = remoteBuild()
  let text = 'first'
  const store = developmentStore(builds, LOCAL, [
    {
      current: () => app,
      read: (file) => Promise.resolve(file === 'open.js' ? Buffer.from(text) : undefined),
    },
  ])
  await store.show(sampleRelease({ remotes: [app, earn] }))
  const site = createSite({
    store,
    channel: LOCAL,
    config: { ...SITE_CONFIG, underDevelopment: [app.name] },
    auth: undefined,
    hostNames: ['localhost'],
    headers: [],
  })
  const get = async (path: string) => {
    const response = await site(new Request(`http://localhost:3000${path}`), { address: '127.0.0.1' })
    return [response.status, response.headers.get('cache-control'), await response.text()]
  }

  expect(await get('/apps/wallet/1.0.0/open.js')).toEqual([200, 'no-cache, no-transform', 'first'])
  text = 'edited'
  expect(await get('/apps/wallet/1.0.0/open.js')).toEqual([200, 'no-cache, no-transform', 'edited'])
  expect(await get('/apps/earn/1.0.0/open.js')).toEqual([
    200,
    'public, max-age=31536000, immutable, no-transform',
    'open of earn',
  ])
})
