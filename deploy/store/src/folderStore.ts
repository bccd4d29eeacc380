import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { AppName, AppVersion, ChannelName } from '@crossbook/contract'
import { type ChannelRevision, parseOldRevision, parseRevision } from './channel'
import { absentMeans, createFile, createFolder, namesIn, remove, replaceFile } from './durableFiles'
import { repairedPages } from './repairedPages'
import { sitesInFolder } from './sitesInFolder'
import {
  buildOf,
  buildSetOf,
  channelNamesOf,
  checkNames,
  documentBytes,
  isPrerenderKey,
  LAYOUT,
  markedBuildOf,
  mixIdsOf,
  pageSetOf,
  releaseIdOf,
  revisionsOf,
  safe,
  versionsIn,
} from './storeLayout'
import type { StoredFiles, StoreWithFiles } from './storedFiles'

/**
 * A store in a folder, laid out as LAYOUT says. Revisions need no lock: the file of one can be created once, so
 * of two promotions the second is told, and a killed process leaves nothing that another would wait for.
 */
export function folderStore(root: string): StoreWithFiles {
  const incoming = path.join(root, 'incoming')
  const at = (place: string) => path.join(root, place)

  async function revisionNumbers(channel: ChannelName) {
    return revisionsOf(await namesIn(at(LAYOUT.revisions(channel))))
  }

  async function readRevision(channel: ChannelName, revision: number) {
    const text = await readFile(at(LAYOUT.revision(channel, revision)), 'utf8')
    return parseRevision(text, channel, revision)
  }

  async function readPointer(channel: ChannelName) {
    const last = (await revisionNumbers(channel)).at(-1)
    return last === undefined ? undefined : readRevision(channel, last)
  }

  const isRemoved = (app: AppName, version: AppVersion) => exists(at(LAYOUT.removal(app, version)))

  /** What stands in a folder of the store, with the instant at which it came. */
  async function dated(place: string) {
    const names = await namesIn(at(place))
    const entries = names.map(async (name) => {
      const found = await stat(path.join(at(place), name)).catch(absentMeans(undefined))
      return found ? [{ name, at: found.mtime }] : []
    })
    return (await Promise.all(entries)).flat()
  }

  return {
    async putBuild(app, version, files) {
      const folder = at(LAYOUT.build(app, version))
      checkNames(files)
      if (await isRemoved(app, version)) return 'removed'
      const put = await createFolder(incoming, folder, files)
      // One who removed it in this very moment has looked for it before it came.
      if (put === 'exists' || !(await isRemoved(app, version))) return put
      await remove(incoming, folder)
      return 'removed'
    },
    isBuildRemoved: isRemoved,
    listVersions: async (app) =>
      versionsIn(app, await namesIn(at(LAYOUT.builds(app))), await namesIn(at(LAYOUT.removals(app)))),
    readBuildFile: async (app, version, file) => read(at(`${LAYOUT.build(app, version)}/${safe(file)}`)),
    // Reading a file of this machine costs no more than looking at it.
    readBuildTags: async () => undefined,

    async putRelease(id, document) {
      await createFile(incoming, at(LAYOUT.release(id)), Buffer.from(document))
    },
    readRelease: async (id) => readText(at(LAYOUT.release(id))),

    async putPages(set, pages) {
      await createFolder(incoming, at(LAYOUT.pages(set)), checkNames(pages))
    },
    async repairPages(set, pages) {
      const folder = at(LAYOUT.pages(set))
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentMeans([]))
      const there = entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      const wanted = await repairedPages(pages, (name) => read(path.join(folder, name)))
      for (const name of there) if (!wanted.has(name)) await remove(incoming, path.join(folder, name))
      for (const [name, bytes] of wanted)
        if (bytes !== 'whole') await replaceFile(incoming, path.join(folder, name), bytes)
    },
    readPage: async (set, file) => read(at(`${LAYOUT.pages(set)}/${safe(file)}`)),

    async putPrerender(key, files) {
      await createFolder(incoming, at(LAYOUT.prerender(key)), checkNames(files))
    },
    readPrerender: async (key, file) => read(at(`${LAYOUT.prerender(key)}/${safe(file)}`)),

    readPointer,
    async readHistory(channel, from = 1) {
      const numbers = await revisionNumbers(channel)
      const last = numbers.at(-1)
      const history: ChannelRevision[] = []
      for (const number of numbers) {
        if (number < from) continue
        const text = await read(at(LAYOUT.revision(channel, number)))
        const revision =
          number === last || !text
            ? await readRevision(channel, number)
            : parseOldRevision(text.toString('utf8'), channel, number)
        if (revision) history.push(revision)
      }
      return history
    },
    async movePointer(channel, revision) {
      const last = (await readPointer(channel))?.revision ?? 0
      if (revision.revision > last + 1)
        throw new Error(`Channel ${channel} is at revision ${last}; ${revision.revision} cannot follow it`)
      const made = await createFile(
        incoming,
        at(LAYOUT.revision(channel, revision.revision)),
        documentBytes(revision),
      )
      return made === 'stored' ? 'moved' : 'conflict'
    },
    async listChannels() {
      const names = channelNamesOf(await namesIn(at(LAYOUT.channels)))
      const moved = await Promise.all(names.map(async (name) => (await revisionNumbers(name)).length > 0))
      return names.filter((_, index) => moved[index])
    },

    async putMix(channel, id, document) {
      await createFile(incoming, at(LAYOUT.mix(channel, id)), Buffer.from(document))
    },
    readMix: async (channel, id) => readText(at(LAYOUT.mix(channel, id))),
    async endMix(channel, id, document) {
      const file = at(LAYOUT.mix(channel, id))
      if ((await read(file)) === undefined) throw new Error(`Channel ${channel} has no mix ${id} to end`)
      await replaceFile(incoming, file, Buffer.from(document))
    },
    listMixes: async (channel) => mixIdsOf(await namesIn(at(LAYOUT.mixes(channel)))),

    async putMark(app, version, document) {
      await replaceFile(incoming, at(LAYOUT.mark(app, version)), Buffer.from(document))
    },
    readMark: async (app, version) => readText(at(LAYOUT.mark(app, version))),
    removeMark: (app, version) => remove(incoming, at(LAYOUT.mark(app, version))),

    async listMarks() {
      const apps = await namesIn(at(LAYOUT.marks))
      const found = apps.map(async (app) =>
        (await namesIn(at(`${LAYOUT.marks}/${app}`))).flatMap(
          (name) => markedBuildOf(`${app}/${name}`) ?? [],
        ),
      )
      return (await Promise.all(found)).flat()
    },

    async putChecked(channel, document) {
      await replaceFile(incoming, at(LAYOUT.checked(channel)), Buffer.from(document))
    },
    readChecked: async (channel) => readText(at(LAYOUT.checked(channel))),

    async putVerification(set, document) {
      await replaceFile(incoming, at(LAYOUT.verification(set)), Buffer.from(document))
    },
    readVerification: async (set) => readText(at(LAYOUT.verification(set))),
    async listVerifications() {
      return (await dated(LAYOUT.verifications)).flatMap(({ name, at: instant }) => {
        const set = buildSetOf(name)
        return set ? [{ set, at: instant }] : []
      })
    },
    removeVerification: (set) => remove(incoming, at(LAYOUT.verification(set))),

    ...sitesInFolder(root, incoming),
    async putVersions(channel, document) {
      await replaceFile(incoming, at(LAYOUT.versions(channel)), Buffer.from(document))
    },
    readVersions: async (channel) => readText(at(LAYOUT.versions(channel))),
    async removeVersions(channel) {
      await remove(incoming, at(LAYOUT.versions(channel)))
    },

    async listBuilds() {
      const apps = await namesIn(at(LAYOUT.apps))
      const builds = apps.map(async (app) =>
        (await dated(`${LAYOUT.apps}/${app}`)).flatMap(({ name, at: instant }) => {
          const build = buildOf(app, name)
          return build ? [{ ...build, at: instant }] : []
        }),
      )
      return (await Promise.all(builds)).flat()
    },
    async listReleases() {
      return (await dated(LAYOUT.releases)).flatMap(({ name, at: instant }) => {
        const id = releaseIdOf(name)
        return id ? [{ id, at: instant }] : []
      })
    },
    async listPages() {
      return (await dated(LAYOUT.pageSets)).flatMap(({ name, at: instant }) => {
        const set = pageSetOf(name)
        return set ? [{ set, at: instant }] : []
      })
    },
    async listPrerenders() {
      return (await dated(LAYOUT.prerenders)).flatMap(({ name, at: instant }) =>
        isPrerenderKey(name) ? [{ key: name, at: instant }] : [],
      )
    },
    async removeBuild(app, version) {
      const folder = at(LAYOUT.build(app, version))
      if (!(await exists(folder))) return
      await createFile(incoming, at(LAYOUT.removal(app, version)), documentBytes({ app, version }))
      await remove(incoming, folder)
    },
    removeRelease: (id) => remove(incoming, at(LAYOUT.release(id))),
    removePages: (set) => remove(incoming, at(LAYOUT.pages(set))),
    removePrerender: (key) => remove(incoming, at(LAYOUT.prerender(key))),
    files: filesIn(root, incoming),
  }
}

function filesIn(root: string, incoming: string): StoredFiles {
  const at = (name: string) => path.join(root, name)
  return {
    async list(folder) {
      const entries = await readdir(at(folder), { recursive: true, withFileTypes: true }).catch(
        absentMeans([]),
      )
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
    },
    read: async (name) => read(at(name)),
    put: (name, bytes) => replaceFile(incoming, at(name), bytes),
    remove: (name) => remove(incoming, at(name)),
  }
}

async function exists(file: string) {
  return stat(file).then(() => true, absentMeans(false))
}

async function read(file: string) {
  return readFile(file).catch(absentMeans<Buffer | undefined>(undefined))
}

async function readText(file: string) {
  return (await read(file))?.toString('utf8')
}
