import type { AppName, AppVersion } from '@crossbook/contract'
import { childProcesses, folderStore, localApps, publishApps } from '@crossbook/deploy'
import { REPOSITORY, STORE } from './places'

/** Variable through which the builds under test reach the processes that Playwright starts. */
const BUILDS = 'CROSSBOOK_TEST_BUILDS'

/** Builds every app whose files changed since the last build, once for all tests. */
export default async function buildApps() {
  const children = childProcesses()
  try {
    const apps = await publishApps(await localApps(REPOSITORY), {
      root: REPOSITORY,
      store: folderStore(STORE),
      children,
      say: (line) => console.log(line),
    })
    process.env[BUILDS] = JSON.stringify(apps.map(({ name, version }) => ({ name, version })))
  } finally {
    children.end()
  }
}

/** Names and versions of the builds under test. */
export function buildsUnderTest() {
  return JSON.parse(process.env[BUILDS] ?? '[]') as { name: AppName; version: AppVersion }[]
}
