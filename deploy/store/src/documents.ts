import type { StoredDocuments } from './store'
import { buildSetOf, LAYOUT, markedBuildOf, mixIdsOf, releaseIdOf } from './storeLayout'

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

/** Keeps the documents of a store: releases, mixes, marks, verifications and lists. */
export function storedDocuments(files: DocumentFiles): StoredDocuments {
  const listed = async <Item>(folder: string, itemOf: (name: string, at: Date) => Item | undefined) =>
    [...(await files.list(folder))].flatMap(([name, at]) => itemOf(name, at) ?? [])
  return {
    async putRelease(id, document) {
      await files.create(LAYOUT.release(id), document)
    },
    readRelease: (id) => files.read(LAYOUT.release(id)),
    removeRelease: (id) => files.remove(LAYOUT.release(id)),
    listReleases: () =>
      listed(LAYOUT.releases, (name, at) => {
        const id = releaseIdOf(name)
        return id && { id, at }
      }),

    async putMix(channel, id, document) {
      await files.create(LAYOUT.mix(channel, id), document)
    },
    readMix: (channel, id) => files.read(LAYOUT.mix(channel, id)),
    async endMix(channel, id, document) {
      const name = LAYOUT.mix(channel, id)
      if (!(await files.has(name))) throw new Error(`Channel ${channel} has no mix ${id} to end`)
      await files.replace(name, document)
    },
    listMixes: async (channel) => mixIdsOf([...(await files.list(LAYOUT.mixes(channel))).keys()]),

    putMark: (app, version, document) => files.replace(LAYOUT.mark(app, version), document),
    readMark: (app, version) => files.read(LAYOUT.mark(app, version)),
    removeMark: (app, version) => files.remove(LAYOUT.mark(app, version)),
    listMarks: () => listed(LAYOUT.marks, markedBuildOf),

    putVerification: (set, document) => files.replace(LAYOUT.verification(set), document),
    readVerification: (set) => files.read(LAYOUT.verification(set)),
    removeVerification: (set) => files.remove(LAYOUT.verification(set)),
    listVerifications: () =>
      listed(LAYOUT.verifications, (name, at) => {
        const set = buildSetOf(name)
        return set && { set, at }
      }),

    async putChecked(channel, document) {
      await files.put(LAYOUT.checked(channel), document)
    },
    readChecked: (channel) => files.read(LAYOUT.checked(channel)),
    putVersions: (channel, document) => files.replace(LAYOUT.versions(channel), document),
    readVersions: (channel) => files.read(LAYOUT.versions(channel)),
    removeVersions: (channel) => files.remove(LAYOUT.versions(channel)),
  }
}
