import type { StoredObject } from './bucket'

/** Bytes of builds that are kept until they are served: those of a few promotions. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024

/** Keeps files of builds that a promotion has read to compare them, for the site that is about to serve them. */
export function readBuilds() {
  const files = new Map<string, Uint8Array>()
  const folders = new Map<string, ReadonlyMap<string, StoredObject>>()
  let sum = 0

  return {
    keepFile(key: string, bytes: Uint8Array) {
      if (files.has(key) || sum + bytes.byteLength > MOST_KEPT_BYTES) return
      files.set(key, bytes)
      sum += bytes.byteLength
    },
    /** A file's bytes, once. */
    takeFile(key: string) {
      const bytes = files.get(key)
      files.delete(key)
      sum -= bytes?.byteLength ?? 0
      return bytes
    },
    keepFolder: (folder: string, objects: ReadonlyMap<string, StoredObject>) =>
      void folders.set(folder, objects),
    /** The last listing of a build's objects; undefined without a listing. */
    folder: (folder: string) => folders.get(folder),
    forget(folder: string) {
      folders.delete(folder)
      for (const key of files.keys()) if (key.startsWith(`${folder}/`)) this.takeFile(key)
    },
  }
}

export type ReadBuilds = ReturnType<typeof readBuilds>
