import { type Files, inParallel } from '@crossbook/web-files'
import * as v from 'valibot'
import { checkNames, safe } from '../storeLayout'
import type { Bucket } from './bucket'
import { packed, unpacked } from './packs'
import { readDocument } from './readDocument'

/** The object with all files of a folder. None of the store's files can have this name. */
export const PACK = '.pack'

/** Lists the files in a folder of an older checkout, where each file is an object. The list marks the folder as complete. */
export const FILE_LIST = '.files'

const fileListSchema = v.object({ files: v.array(v.string()) })

/** Bytes of folders that are kept in memory: a few sets of a site's pages. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024

/**
 * Keeps folders in a bucket that are named for their content, so that all writers of a folder write the same. A folder is one object: it
 * exists whole or not at all, and one request reads it instead of one for each file. Folders of older checkouts are read as well. Those
 * were written file by file, with a list that came last.
 */
export function wholeFolders(bucket: Bucket) {
  /** Folders that were read. They never change, so they are not requested again. The last used one is last. */
  const kept = new Map<string, { files: Files; bytes: number }>()
  /** Folders of older checkouts that were found complete. */
  const listed = new Set<string>()
  /** Folders that did not exist when they were looked for: the caller is about to write them. */
  const unlisted = new Set<string>()

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

  /** Returns the files of a folder that is one object; undefined for one that is absent, damaged, or an older checkout's. */
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

  /** Returns the names of the files in an older checkout's folder; undefined when there is no such folder. */
  async function listOf(folder: string) {
    return (await readDocument(bucket, `${folder}/${FILE_LIST}`, fileListSchema))?.value.files
  }

  return {
    filesIn,
    /** Returns the files of a folder that was read or put before, without a request. */
    filesKept: (folder: string) => kept.get(folder)?.files,
    listOf,
    /** Returns the folders below a folder, with the instant at which each was complete. */
    async list(place: string) {
      const found = new Map<string, Date>()
      for (const [name, { at }] of await bucket.list(place)) {
        const [folder = '', file, ...rest] = name.split('/')
        const isThere = rest.length === 0 && (file === PACK || file === FILE_LIST)
        if (isThere) found.set(folder, at)
      }
      return found
    },
    /** Keeps a folder, unless it exists. A damaged one is replaced. */
    async put(folder: string, files: Files) {
      const bytes = packed(checkNames(files))
      const key = `${folder}/${PACK}`
      if (!unlisted.has(folder) && (await listOf(folder))) return
      if ((await bucket.create(key, bytes)) === undefined) {
        if (await filesIn(folder)) return
        await bucket.put(key, bytes)
      }
      keep(folder, files, bytes.byteLength)
    },
    async read(folder: string, file: string) {
      const key = `${folder}/${safe(file)}`
      const files = await filesIn(folder)
      if (files) return files.get(file)
      if (!listed.has(folder) && !(await bucket.look(`${folder}/${FILE_LIST}`))) {
        unlisted.add(folder)
        return undefined
      }
      listed.add(folder)
      return (await bucket.read(key))?.bytes
    },
    /** Replaces or removes a file, for repairs. */
    async replace(folder: string, file: string, bytes: Uint8Array | undefined) {
      const files = await filesIn(folder)
      const key = `${folder}/${file}`
      if (!files) return bytes ? void (await bucket.put(key, bytes)) : bucket.remove(key)
      kept.delete(folder)
      const changed = new Map(files)
      if (bytes) changed.set(file, bytes)
      else changed.delete(file)
      await bucket.put(`${folder}/${PACK}`, packed(changed))
    },
    async remove(folder: string) {
      kept.delete(folder)
      listed.delete(folder)
      await inParallel([PACK, FILE_LIST], (sign) => bucket.remove(`${folder}/${sign}`))
      await bucket.removeAll([...(await bucket.list(folder)).keys()].map((name) => `${folder}/${name}`))
    },
  }
}

/** Folders of one bucket that are stored whole. */
export type WholeFolders = ReturnType<typeof wholeFolders>
