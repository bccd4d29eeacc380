import type { AppName, AppVersion } from '@crossbook/contract'
import { inParallel, MANIFEST } from '@crossbook/web-files'
import type { StoredBuilds } from '../store'
import { buildOf, LAYOUT, safe, versionsIn } from '../storeLayout'
import type { Bucket } from './bucket'
import { buildsInBucket, type Clock } from './buildsInBucket'
import type { ReadBuilds } from './readBuilds'

/** Reads, lists, publishes and removes the builds of a bucket. A build exists once its app.json does. */
export function publishedBuilds(bucket: Bucket, known: ReadBuilds, clock: Clock): StoredBuilds {
  const builds = buildsInBucket(bucket, clock)
  /** Folders of complete builds: builds never change, so they are looked for once. */
  const whole = new Set<string>()

  async function isWhole(app: AppName, version: AppVersion) {
    const folder = LAYOUT.build(app, version)
    if (!whole.has(folder) && !(await bucket.look(`${folder}/${MANIFEST}`))) return false
    whole.add(folder)
    return true
  }

  return {
    putBuild: builds.put,
    isBuildRemoved: async (app, version) => (await bucket.look(LAYOUT.removal(app, version))) !== undefined,
    async listVersions(app) {
      const removed = await bucket.list(LAYOUT.removals(app))
      return versionsIn(app, await bucket.folders(LAYOUT.builds(app)), [...removed.keys()])
    },
    async readBuildFile(app, version, file) {
      const folder = LAYOUT.build(app, version)
      const key = `${folder}/${safe(file)}`
      // The app.json itself proves that the build is complete.
      if (file !== MANIFEST && !(await isWhole(app, version))) return undefined
      const found = await bucket.read(key)
      if (found && file === MANIFEST) whole.add(folder)
      if (found) known.keepFile(key, found.bytes)
      return found?.bytes
    },
    async readBuildTags(app, version) {
      const folder = LAYOUT.build(app, version)
      const there = await bucket.list(folder)
      if (there.has(MANIFEST)) whole.add(folder)
      known.keepFolder(folder, there)
      return new Map([...there].map(([file, { etag }]) => [file, etag]))
    },
    async listBuilds() {
      const apps = await bucket.folders(LAYOUT.apps)
      const versions = await inParallel(apps, async (app) =>
        (await bucket.folders(`${LAYOUT.apps}/${app}`)).flatMap((version) => buildOf(app, version) ?? []),
      )
      const found = await inParallel(versions.flat(), async (build) => {
        const manifest = await bucket.look(`${LAYOUT.build(build.app, build.version)}/${MANIFEST}`)
        return manifest ? [{ ...build, at: manifest.at }] : []
      })
      return found.flat()
    },
    async removeBuild(app, version) {
      whole.delete(LAYOUT.build(app, version))
      known.forget(LAYOUT.build(app, version))
      await builds.remove(app, version)
    },
  }
}
