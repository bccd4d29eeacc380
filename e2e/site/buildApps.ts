import type { BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { prerenderRelease } from '@crossbook/pages'
import { childProcesses, localApps, publishApps } from '@crossbook/release-cli'
import { composeRelease } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { setBuildsUnderTest } from './buildsUnderTest'
import { makePattern } from './patternSite'
import { REPOSITORY, STORE } from './places'

/**
 * Builds every app whose files changed since the last build, and the pattern of all test sites, once for all tests. The returned
 * function removes the pattern.
 */
export default async function buildApps() {
  const children = childProcesses()
  try {
    const store = folderStore(STORE)
    const apps = await publishApps(await localApps(REPOSITORY), {
      root: REPOSITORY,
      store,
      children,
      say: (line) => console.log(line),
    })
    await prerender(store, apps)
    setBuildsUnderTest(apps)
    return await makePattern()
  } finally {
    children.end()
  }
}

/** Prerenders once for all test sites; prerenders are named for what they are made from. */
async function prerender(store: Store, apps: readonly BuiltApp[]) {
  const host = apps.find((app): app is BuiltHost => app.kind === 'host')
  if (!host) throw new Error('The working copy has no host')
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  await prerenderRelease(
    store,
    composeRelease({
      parent: null,
      createdAt: new Date().toISOString(),
      author: '',
      reason: '',
      host,
      remotes,
    }),
  )
}
