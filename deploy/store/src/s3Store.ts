import { setTimeout as pause } from 'node:timers/promises'
import type { AppName, AppVersion } from '@crossbook/contract'
import { inParallel, MANIFEST, withCompressed } from '@crossbook/web-files'
import { type BucketOptions, openBucket } from './bucket/bucket'
import { buildsInBucket, type Clock } from './bucket/buildsInBucket'
import { filesInBucket } from './bucket/filesInBucket'
import { revisionsInBucket } from './bucket/revisionsInBucket'
import { isOnBucketSites } from './bucket/pagesInBucket'
import { readBuilds } from './bucket/readBuilds'
import { sitesInBucket } from './bucket/sitesInBucket'
import { wholeFolders } from './bucket/wholeFolders'
import type { StoreWithFiles } from './storedFiles'
import {
  buildOf,
  buildSetOf,
  channelNamesOf,
  documentBytes,
  isPrerenderKey,
  LAYOUT,
  markedBuildOf,
  mixIdsOf,
  pageSetOf,
  releaseIdOf,
  safe,
  versionsIn,
} from './storeLayout'

/** Where the store is, and for tests the clock that it goes by. */
export type S3StoreOptions = Omit<BucketOptions, 'wait'> & Partial<Clock>

/**
 * A store in a bucket of an S3-compatible server, laid out as LAYOUT says, so that static files of it can be served by any
 * server or CDN in front. It needs conditional writes: a revision and a release are objects that can be created once.
 * What fails for a reason that a person can do something about fails with a StoreProblem.
 */
export function s3Store({
  now = () => new Date(),
  wait = pause,
  ...options
}: S3StoreOptions): StoreWithFiles {
  const bucket = openBucket({ ...options, wait })
  const builds = buildsInBucket(bucket, { now, wait })
  const folders = wholeFolders(bucket)
  const known = readBuilds()
  const sites = sitesInBucket(bucket, folders, known)
  const revisions = revisionsInBucket(bucket)
  /** Builds never change, so that one found whole is not looked for again. */
  const whole = new Set<string>()

  const namesIn = async (folder: string) => [...(await bucket.list(folder)).keys()]

  async function readText(key: string) {
    const found = await bucket.read(key)
    return found && Buffer.from(found.bytes).toString('utf8')
  }

  async function isWhole(app: AppName, version: AppVersion) {
    const folder = LAYOUT.build(app, version)
    if (!whole.has(folder) && !(await bucket.look(`${folder}/${MANIFEST}`))) return false
    whole.add(folder)
    return true
  }

  /** Replaces an object by this one, whoever else is at it. */
  async function replace(key: string, document: string) {
    const bytes = Buffer.from(document)
    for (;;) {
      const there = await bucket.look(key)
      const written = there ? bucket.replace(key, bytes, there.etag) : bucket.create(key, bytes)
      if ((await written) !== undefined) return
    }
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
      // The file that says that all others are there answers for itself.
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
    async putRelease(id, document) {
      await bucket.create(LAYOUT.release(id), Buffer.from(document))
    },
    readRelease: (id) => readText(LAYOUT.release(id)),

    putPages: (set, pages) => folders.put(LAYOUT.pages(set), pages),
    async repairPages(set, pages) {
      await folders.remove(LAYOUT.pages(set))
      await folders.put(LAYOUT.pages(set), await withCompressed(pages))
    },
    readPage: (set, file) => folders.read(LAYOUT.pages(set), file),

    putPrerender: (key, files) => folders.put(LAYOUT.prerender(key), files),
    readPrerender: (key, file) => folders.read(LAYOUT.prerender(key), file),

    readPointer: revisions.readLast,
    readHistory: (channel, from = 1) => revisions.readFrom(channel, from),
    async movePointer(channel, revision) {
      if (!revisions.hasRead(channel, revision.revision - 1)) {
        const last = (await revisions.readLast(channel))?.revision ?? 0
        if (revision.revision > last + 1)
          throw new Error(`Channel ${channel} is at revision ${last}; ${revision.revision} cannot follow it`)
      }
      const bytes = documentBytes(revision)
      const made = await bucket.create(LAYOUT.revision(channel, revision.revision), bytes)
      if (made === undefined) return 'conflict'
      await revisions.remember(channel, revision.revision, { etag: made, text: bytes.toString() })
      return 'moved'
    },
    listChannels: async () => channelNamesOf(await bucket.folders(LAYOUT.channels)),

    async putMix(channel, id, document) {
      await bucket.create(LAYOUT.mix(channel, id), Buffer.from(document))
    },
    readMix: (channel, id) => readText(LAYOUT.mix(channel, id)),
    async endMix(channel, id, document) {
      const key = LAYOUT.mix(channel, id)
      if (!(await bucket.look(key))) throw new Error(`Channel ${channel} has no mix ${id} to end`)
      await replace(key, document)
    },
    listMixes: async (channel) => mixIdsOf(await namesIn(LAYOUT.mixes(channel))),

    putMark: (app, version, document) => replace(LAYOUT.mark(app, version), document),
    readMark: (app, version) => readText(LAYOUT.mark(app, version)),
    removeMark: (app, version) => bucket.remove(LAYOUT.mark(app, version)),

    listMarks: async () => (await namesIn(LAYOUT.marks)).flatMap((name) => markedBuildOf(name) ?? []),
    async putChecked(channel, document) {
      await bucket.put(LAYOUT.checked(channel), Buffer.from(document))
    },
    readChecked: (channel) => readText(LAYOUT.checked(channel)),
    putVerification: (set, document) => replace(LAYOUT.verification(set), document),
    readVerification: (set) => readText(LAYOUT.verification(set)),
    async listVerifications() {
      return [...(await bucket.list(LAYOUT.verifications))].flatMap(([name, { at }]) => {
        const set = buildSetOf(name)
        return set ? [{ set, at }] : []
      })
    },
    removeVerification: (set) => bucket.remove(LAYOUT.verification(set)),

    showPages: sites.showPages,
    shownPages: sites.shownPages,
    isOnSites: isOnBucketSites,
    showCohorts: sites.showCohorts,
    readSite: sites.read,
    serve: sites.serve,
    listServed: sites.listServed,
    stopServing: sites.stopServing,
    removeStrays: sites.removeStrays,
    putVersions: (channel, document) => replace(LAYOUT.versions(channel), document),
    readVersions: (channel) => readText(LAYOUT.versions(channel)),
    removeVersions: (channel) => bucket.remove(LAYOUT.versions(channel)),

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
    async listReleases() {
      return [...(await bucket.list(LAYOUT.releases))].flatMap(([name, { at }]) => {
        const id = releaseIdOf(name)
        return id ? [{ id, at }] : []
      })
    },
    async listPages() {
      return [...(await folders.list(LAYOUT.pageSets))].flatMap(([name, at]) => {
        const set = pageSetOf(name)
        return set ? [{ set, at }] : []
      })
    },
    async listPrerenders() {
      return [...(await folders.list(LAYOUT.prerenders))].flatMap(([key, at]) =>
        isPrerenderKey(key) ? [{ key, at }] : [],
      )
    },
    async removeBuild(app, version) {
      whole.delete(LAYOUT.build(app, version))
      known.forget(LAYOUT.build(app, version))
      await builds.remove(app, version)
    },
    removeRelease: (id) => bucket.remove(LAYOUT.release(id)),
    removePages: (set) => folders.remove(LAYOUT.pages(set)),
    removePrerender: (key) => folders.remove(LAYOUT.prerender(key)),

    files: filesInBucket(bucket, folders),
  }
}
