/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { writePages } from '@crossbook/pages'
import { readChannel } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'
import { developmentStore } from './developmentStore'

const temporaryFolder = temporaryFolders()

it('shows one release after the other and leaves no trace of them in the store of builds', async () => {
  const builds = folderStore(temporaryFolder())
  await published(builds, hostBuild())
  const store = developmentStore(builds, LOCAL, [])
  const first = sampleRelease()
  const second = sampleRelease({ reason: 'another row' })

  expect(await readChannel(store, LOCAL)).toBeUndefined()
  await store.show(first)
  expect((await readChannel(store, LOCAL))?.release).toEqual(first)
  await store.show(second)
  expect((await readChannel(store, LOCAL))?.release).toEqual(second)

  const { set } = await writePages(store, second, SITE_CONFIG)
  expect(Buffer.from((await store.readPage(set, '_404.html')) ?? []).toString()).toContain('Page not found')
  expect(await readChannel(builds, LOCAL)).toBeUndefined()
  expect(await builds.readPage(set, '_404.html')).toBeUndefined()
})

it('has the builds that were published and the files of the app under development', async () => {
  const builds = folderStore(temporaryFolder())
  const host = await published(builds, hostBuild())
  const { app } = remoteBuild({ version: '1.0.0-dev' as AppVersion })
  const store = developmentStore(builds, LOCAL, [
    {
      current: () => app,
      read: (file) => Promise.resolve(file === 'open.js' ? Buffer.from('edited') : undefined),
    },
  ])
  const read = async (name: AppName, version: AppVersion, file: string) =>
    Buffer.from((await store.readBuildFile(name, version, file)) ?? []).toString()

  expect(await read(host.name, host.version, 'login.js')).toBe('sign in')
  expect(await read(app.name, app.version, 'open.js')).toBe('edited')
  expect(await read(app.name, app.version, 'absent.js')).toBe('')
  expect(await read(app.name, '0.9.0' as AppVersion, 'open.js')).toBe('')
})
