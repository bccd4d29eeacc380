import { buildProblems, readBuild, readRelease, releaseProblems } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { STAGING } from '../publishedApps'

/**
 * Returns a function that finds incomplete documents in a store. It skips documents that it has checked before, because they are immutable.
 * The static site must be complete `always`, or only after the next command has repaired it (`repaired`).
 */
export function storeInspection(store: Store, site: 'always' | 'repaired' = 'always') {
  const seen = new Set<string>()

  async function buildFaults() {
    const faults: string[] = []
    for (const { app, version } of await store.listBuilds()) {
      if (seen.has(`${app} ${version}`)) continue
      seen.add(`${app} ${version}`)
      const build = await readBuild(store, app, version)
      if (!build) faults.push(`${app} ${version} is listed and not there`)
      else
        for (const { kind } of await buildProblems(build, (file) => store.readBuildFile(app, version, file)))
          faults.push(`${app} ${version}: ${kind}`)
    }
    return faults
  }

  async function historyFaults() {
    const faults: string[] = []
    for (const [index, { revision, release }] of (await store.readHistory(STAGING)).entries()) {
      if (revision !== index + 1) faults.push(`revision ${index + 1} is missing`)
      if (seen.has(release)) continue
      seen.add(release)
      const document = await readRelease(store, release)
      if (!document) faults.push(`the history names ${release}, which is not there`)
      else for (const { kind } of await releaseProblems(store, document)) faults.push(`${release}: ${kind}`)
    }
    return faults
  }

  return async () => {
    try {
      const shown = await store.shownPages(STAGING)
      const hasSite = shown !== undefined && (await store.readPage(shown, 'release.json')) !== undefined
      return [
        ...(await buildFaults()),
        ...(await historyFaults()),
        ...(hasSite || site === 'repaired' ? [] : ['the static site has no pages']),
      ]
    } catch (error) {
      // Reading a damaged document throws an error.
      return [String(error)]
    }
  }
}
