import type { AppName, AppVersion, BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { firstPaints } from '@crossbook/pages'
import { childProcesses, localApps, publishApps } from '@crossbook/release-cli'
import { composeRelease } from '@crossbook/releases'
import { folderStore, type Store } from '@crossbook/store'
import { REPOSITORY, STORE } from './places'

/** Variable through which the builds under test reach the processes that Playwright starts. */
const BUILDS = 'CROSSBOOK_TEST_BUILDS'

/** Builds every app whose files changed since the last build, once for all tests. */
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
    await paint(store, apps)
    process.env[BUILDS] = JSON.stringify(apps.map(({ name, version }) => ({ name, version })))
  } finally {
    children.end()
  }
}

/** Makes the first paints once for all test sites, which are named for what they are made from. */
async function paint(store: Store, apps: readonly BuiltApp[]) {
  const host = apps.find((app): app is BuiltHost => app.kind === 'host')
  if (!host) throw new Error('The working copy has no host')
  const remotes = apps.filter((app): app is BuiltRemote => app.kind === 'remote')
  await firstPaints(
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

/** Names and versions of the builds under test. */
export function buildsUnderTest() {
  return JSON.parse(process.env[BUILDS] ?? '[]') as { name: AppName; version: AppVersion }[]
}
