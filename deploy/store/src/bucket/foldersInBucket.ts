import { type Files, withCompressed } from '@crossbook/web-files'
import { checkNames, safe } from '../storeLayout'
import type { Bucket } from './bucket'
import { packed, unpacked } from './packs'

/** The object with all files of a folder. None of the store's files can have this name. */
export const PACK = '.pack'

/** Bytes of folders that are kept in memory: a few sets of a site's pages. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024

/**
 * Keeps folders in a bucket that are named for their content, so that all writers of a folder write the same. A folder is one object: it
 * exists whole or not at all, and one request reads it instead of one for each file.
 */
export function foldersInBucket(bucket: Bucket) {
  /** Folders that were read. They never change, so they are not requested again. The last used one is last. */
  const kept = new Map<string, { files: Files; bytes: number }>()

  function keep(folder: string, files: Files, bytes: number) {
    kept.delete(folder)
    kept.set(folder, { files, bytes })
    let sum = [...kept.values()].reduce((all, one) => all + one.bytes, 0)
    for (const [name, one] of kept) {
      if (sum <= MOST_KEPT_BYTES || name === folder) return
      kept.delete(name)
      sum -= one.bytes
    }
  }

  /** Returns the files of a folder; undefined for one that is absent or damaged. */
  async function filesIn(folder: string): Promise<Files | undefined> {
    const known = kept.get(folder)
    if (known) {
      keep(folder, known.files, known.bytes)
      return known.files
    }
    const found = await bucket.read(`${folder}/${PACK}`)
    const files = found && unpacked(found.bytes)
    if (files) keep(folder, files, found.bytes.byteLength)
    return files
  }

  /** Keeps a folder, unless it exists. A damaged one is replaced. */
  async function put(folder: string, files: Files) {
    const bytes = packed(checkNames(files))
    const key = `${folder}/${PACK}`
    if ((await bucket.create(key, bytes)) === undefined) {
      if (await filesIn(folder)) return
      await bucket.put(key, bytes)
    }
    keep(folder, files, bytes.byteLength)
  }

  async function remove(folder: string) {
    kept.delete(folder)
    await bucket.remove(`${folder}/${PACK}`)
  }

  return {
    filesIn,
    /** Returns the files of a folder that was read or put before, without a request. */
    filesKept: (folder: string) => kept.get(folder)?.files,
    put,
    remove,
    async repair(folder: string, files: Files) {
      await remove(folder)
      await put(folder, await withCompressed(files))
    },
    async list(place: string) {
      const found = new Map<string, Date>()
      for (const [name, { at }] of await bucket.list(place)) {
        const [folder = '', file, ...rest] = name.split('/')
        if (file === PACK && rest.length === 0) found.set(folder, at)
      }
      return found
    },
    async read(folder: string, file: string) {
      const name = safe(file)
      return (await filesIn(folder))?.get(name)
    },
    /** Replaces or removes a file, for repairs. */
    async replace(folder: string, file: string, bytes: Uint8Array | undefined) {
      const changed = new Map(await filesIn(folder))
      if (bytes) changed.set(file, bytes)
      else if (!changed.delete(file)) return
      kept.delete(folder)
      await bucket.put(`${folder}/${PACK}`, packed(changed))
    },
  }
}

/** The folders of a bucket that are one object each. */
export type FoldersInBucket = ReturnType<typeof foldersInBucket>
