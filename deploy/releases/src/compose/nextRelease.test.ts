/** @jest-environment node */
import { type AppVersion, canonicalJson, HOST, type Release, RELEASE_BEFORE_PATH } from '@crossbook/contract'
import { hostBuild, published } from '@crossbook/deploy-testing/sampleBuilds'
import { LOCAL, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { writePages } from '@crossbook/pages'
import { folderStore } from '@crossbook/store'
import { pageFile } from '@crossbook/web-files'
import { markBuild } from '../builds/marks'
import { nextRelease } from './nextRelease'

const temporaryFolder = temporaryFolders()

const MARK = { bad: 'throws at load', author: 'a test', at: '2024-03-15T12:00:00.000Z' }

/** A channel that shows these hosts one after another, in releases of a host alone. */
async function shownHosts(versions: readonly string[], bad?: string) {
  const store = folderStore(temporaryFolder())
  const releases: Release[] = []
  for (const [index, version] of versions.entries()) {
    const current = releases.at(-1)
    const host = versions.indexOf(version) < index ? undefined : hostBuild({ version: version as AppVersion })
    if (host) await published(store, host)
    const release = await nextRelease(store, {
      channel: LOCAL,
      parent: current?.id ?? null,
      current,
      host: host?.app ?? releases[versions.indexOf(version)]?.host ?? hostBuild().app,
      remotes: [],
      author: 'a test',
      reason: `step ${index}`,
      createdAt: '2024-03-15T12:00:00.000Z',
    })
    await store.putRelease(release.id, canonicalJson(release))
    if (bad === version) await markBuild(store, HOST, release.host.version, MARK)
    releases.push(release)
  }
  return {
    store,
    releases,
    before: releases.map(({ hostBefore }) => releases.findIndex(({ id }) => id === hostBefore)),
  }
}

it('names the last release with another host, also after releases of other applications', async () => {
  const { before } = await shownHosts(['1.0.0', '2.0.0', '2.0.0', '3.0.0'])
  expect(before).toEqual([-1, 0, 0, 2])
})

it('names, when it goes back to that host, the host before it and not the one it left', async () => {
  const { before } = await shownHosts(['1.0.0', '2.0.0', '3.0.0', '2.0.0', '4.0.0'])
  expect(before).toEqual([-1, 0, 1, 0, 3])
})

it('names none whose host is marked as bad', async () => {
  const { before } = await shownHosts(['1.0.0', '2.0.0', '3.0.0'], '2.0.0')
  expect(before).toEqual([-1, 0, 0])
})

it('has a page with the host before, to which its other pages lead', async () => {
  const { store, releases } = await shownHosts(['1.0.0', '2.0.0'])
  const [first, second] = releases
  if (!first || !second) throw new Error('two releases were made')
  const text = async (release: Release, path: string) => {
    const { set, paths } = await writePages(store, release, SITE_CONFIG)
    const page = await store.readPage(set, pageFile(path))
    return { isServed: paths.has(path), page: page && Buffer.from(page).toString() }
  }
  const before = await text(second, RELEASE_BEFORE_PATH)
  expect(before.isServed).toBe(true)
  expect(before.page).toContain(`"release":"${first.id}"`)
  expect((await text(second, '/login')).page).toContain('"hostBefore":"1.0.0"')
  expect(await text(first, RELEASE_BEFORE_PATH)).toEqual({ isServed: false, page: undefined })
})
