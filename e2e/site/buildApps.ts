import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltApp, BuiltHost, BuiltRemote } from '@crossbook/contract'
import { prerenderRelease } from '@crossbook/pages'
import { childProcesses, localApps, publishApps } from '@crossbook/release-cli'
import { composeRelease } from '@crossbook/releases'
import { folderStore, PLACES, type Store } from '@crossbook/store'
import type { Compression } from '@crossbook/web-files'
import { setBuildsUnderTest } from './buildsUnderTest'
import { makePattern } from './patternSite'
import { PRERENDERS, REPOSITORY, STORE, VARIANTS } from './folders'

/** Playwright's setup before all tests, and its teardown after them. */
export default function setUp() {
  return buildApps()
}

/**
 * Builds every app whose files changed since the last build, and the pattern of all test sites, once for all tests. The returned function
 * removes the pattern. The pattern's pages are compressed quickly by default; measurements pass another `compression`.
 */
export async function buildApps(compression?: Compression) {
  const children = childProcesses()
  try {
    await forgetOld(VARIANTS, path.join(PRERENDERS, PLACES.prerenders))
    const store = folderStore(STORE)
    const apps = await publishApps(await localApps(REPOSITORY), {
      root: REPOSITORY,
      store,
      children,
      log: (line) => console.log(line),
    })
    await prerender(store, apps)
    setBuildsUnderTest(apps)
    return await makePattern(compression)
  } finally {
    children.end()
  }
}

/** Milliseconds for which files of other versions are kept, because their last use is unknown. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** Removes old files from these folders. */
async function forgetOld(...folders: string[]) {
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => [])) {
      const { mtimeMs } = await stat(path.join(folder, name))
      if (mtimeMs < Date.now() - KEPT_MS) await rm(path.join(folder, name), { recursive: true, force: true })
    }
}

/** Prerenders once for all test sites. The names of prerenders depend on their inputs. */
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
