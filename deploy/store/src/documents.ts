import type { AppName, AppVersion, ChannelName, MixId, ReleaseId } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import type { BuildSet, PageSet, PrerenderKey } from './names'
import {
  buildSetOf,
  isPrerenderKey,
  LAYOUT,
  markedBuildOf,
  mixIdsOf,
  pageSetOf,
  releaseIdOf,
} from './storeLayout'

/** Reads and writes single documents of a store, named by their paths in LAYOUT. */
export interface DocumentFiles {
  read(name: string): Promise<string | undefined>
  has(name: string): Promise<boolean>
  /** Writes a document unless there is one. */
  create(name: string, document: string): Promise<unknown>
  /** Writes a document in place of the current one, also while others write it. */
  replace(name: string, document: string): Promise<void>
  /** Writes a document that can be made again; of several writers, any may win. */
  put(name: string, document: string): Promise<unknown>
  remove(name: string): Promise<void>
  /** Names of all documents below a folder, with the instants at which they were written. */
  list(folder: string): Promise<ReadonlyMap<string, Date>>
}

/** Reads and writes folders of a store that are named for their content. Each is there whole or not at all. */
export interface WholeFolders {
  /** Keeps a folder, unless it exists. */
  put(folder: string, files: Files): Promise<void>
  /** Makes an existing folder consist of these files and their compressed forms. */
  repair(folder: string, files: Files): Promise<void>
  read(folder: string, file: string): Promise<Uint8Array | undefined>
  remove(folder: string): Promise<void>
  /** Names of the folders in a place, with the instants at which they were written. */
  list(place: string): Promise<ReadonlyMap<string, Date>>
}

function itemsIn<Item>(
  found: ReadonlyMap<string, Date>,
  itemOf: (name: string, at: Date) => Item | undefined,
): Item[] {
  return [...found].flatMap(([name, at]) => itemOf(name, at) ?? [])
}

/** Keeps the sets of pages and the prerenders of a store. Each is named for its content, and there whole or not at all. */
export function storedPages(folders: WholeFolders) {
  return {
    putPages: (set: PageSet, pages: Files) => folders.put(LAYOUT.pages(set), pages),
    /** Makes an existing set consist of these pages again, and of their compressed forms. */
    repairPages: (set: PageSet, pages: Files) => folders.repair(LAYOUT.pages(set), pages),
    readPage: (set: PageSet, file: string) => folders.read(LAYOUT.pages(set), file),
    removePages: (set: PageSet) => folders.remove(LAYOUT.pages(set)),
    listPages: async () =>
      itemsIn(await folders.list(LAYOUT.pageSets), (name, at) => {
        const set = pageSetOf(name)
        return set && { set, at }
      }),

    /** Keeps what one route was prerendered to, named for all that it was made from: its document and its style sheet. */
    putPrerender: (key: PrerenderKey, files: Files) => folders.put(LAYOUT.prerender(key), files),
    readPrerender: (key: PrerenderKey, file: string) => folders.read(LAYOUT.prerender(key), file),
    removePrerender: (key: PrerenderKey) => folders.remove(LAYOUT.prerender(key)),
    listPrerenders: async () =>
      itemsIn(await folders.list(LAYOUT.prerenders), (key, at) =>
        isPrerenderKey(key) ? { key, at } : undefined,
      ),
  }
}

/** Keeps the documents of a store: releases, mixes, marks, verifications and lists. */
export function storedDocuments(files: DocumentFiles) {
  return {
    /** Keeps a release document; putting the same document again is harmless, because its name is its content's hash. */
    async putRelease(id: ReleaseId, document: string) {
      await files.create(LAYOUT.release(id), document)
    },
    readRelease: (id: ReleaseId) => files.read(LAYOUT.release(id)),
    removeRelease: (id: ReleaseId) => files.remove(LAYOUT.release(id)),
    listReleases: async () =>
      itemsIn(await files.list(LAYOUT.releases), (name, at) => {
        const id = releaseIdOf(name)
        return id && { id, at }
      }),

    /** Keeps a mix's document; putting the same mix again is harmless, because its name is its content's hash. */
    async putMix(channel: ChannelName, id: MixId, document: string) {
      await files.create(LAYOUT.mix(channel, id), document)
    },
    readMix: (channel: ChannelName, id: MixId) => files.read(LAYOUT.mix(channel, id)),
    /** Replaces a mix's document with one that marks the mix as ended. */
    async endMix(channel: ChannelName, id: MixId, document: string) {
      const name = LAYOUT.mix(channel, id)
      if (!(await files.has(name))) throw new Error(`Channel ${channel} has no mix ${id} to end`)
      await files.replace(name, document)
    },
    listMixes: async (channel: ChannelName) =>
      mixIdsOf([...(await files.list(LAYOUT.mixes(channel))).keys()]),

    /** Marks a build, in place of an earlier mark. The build itself is unchanged. */
    putMark: (app: AppName, version: AppVersion, document: string) =>
      files.replace(LAYOUT.mark(app, version), document),
    readMark: (app: AppName, version: AppVersion) => files.read(LAYOUT.mark(app, version)),
    removeMark: (app: AppName, version: AppVersion) => files.remove(LAYOUT.mark(app, version)),
    listMarks: async () => itemsIn(await files.list(LAYOUT.marks), markedBuildOf),

    /** Keeps the result of verifying a set of builds, in place of an earlier result. */
    putVerification: (set: BuildSet, document: string) => files.replace(LAYOUT.verification(set), document),
    readVerification: (set: BuildSet) => files.read(LAYOUT.verification(set)),
    removeVerification: (set: BuildSet) => files.remove(LAYOUT.verification(set)),
    listVerifications: async () =>
      itemsIn(await files.list(LAYOUT.verifications), (name, at) => {
        const set = buildSetOf(name)
        return set && { set, at }
      }),

    /** Stores which of a channel's builds have been compared. It can be created again at any time. */
    async putChecked(channel: ChannelName, document: string) {
      await files.put(LAYOUT.checked(channel), document)
    },
    readChecked: (channel: ChannelName) => files.read(LAYOUT.checked(channel)),
    /** Stores the versions that users of a channel's site can try. It can be created again at any time. */
    putVersions: (channel: ChannelName, document: string) =>
      files.replace(LAYOUT.versions(channel), document),
    readVersions: (channel: ChannelName) => files.read(LAYOUT.versions(channel)),
    removeVersions: (channel: ChannelName) => files.remove(LAYOUT.versions(channel)),
  }
}
