import { cpSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promoteLocally } from '@crossbook/release-cli'
import type { Compression } from '@crossbook/web-files'
import { withKeptPrerenders } from './keptPrerenders'
import { LAYOUT } from '@crossbook/store'
import { STORE } from './folders'
import { appsUnderTest, CHANNEL, siteFolder, type SiteFolder } from './siteFolder'

/** Variable through which the folder of the pattern reaches the processes that Playwright starts. */
const PATTERN = 'CROSSBOOK_TEST_PATTERN'

/**
 * Makes the site that all sites for tests are copies of: its channel shows the builds under test, with all pages. Making them is
 * four seconds' work, and each run of the tests starts dozens of sites. The returned function removes it.
 */
export async function makePattern(compression?: Compression) {
  const place = await siteFolder()
  await cp(path.join(STORE, LAYOUT.prerenders), path.join(place.folder, LAYOUT.prerenders), {
    recursive: true,
  })
  const apps = await appsUnderTest()
  for (const app of apps) await place.link(app)
  const site = await place.start()
  await promoteLocally(place.store, CHANNEL, apps, site.config, compression)
  await site.close()
  process.env[PATTERN] = place.folder
  return () => place.remove()
}

/** A site's folder as the pattern's is. */
export async function copyOfPattern(): Promise<SiteFolder> {
  const pattern = process.env[PATTERN]
  if (pattern === undefined) throw new Error('There is no pattern of a site: globalSetup makes it')
  const place = await siteFolder(withKeptPrerenders)
  // The asynchronous function lasts several times as long.
  cpSync(pattern, place.folder, { recursive: true, verbatimSymlinks: true })
  return place
}
