import type { AppName, AppVersion, BuiltApp } from '@crossbook/contract'

/** Variable through which the builds under test reach the processes that Playwright starts. */
const BUILDS = 'CROSSBOOK_TEST_BUILDS'

/** Says which builds this run of the tests is about, one of every app. */
export function setBuildsUnderTest(apps: readonly BuiltApp[]) {
  process.env[BUILDS] = JSON.stringify(apps.map(({ name, version }) => ({ name, version })))
}

/** Names and versions of the builds under test. */
export function buildsUnderTest() {
  return JSON.parse(process.env[BUILDS] ?? '[]') as { name: AppName; version: AppVersion }[]
}
