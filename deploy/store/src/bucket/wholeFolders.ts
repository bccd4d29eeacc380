import { type Files, inParallel } from '@crossbook/web-files'
import * as v from 'valibot'
import { checkNames, safe } from '../storeLayout'
import type { Bucket } from './bucket'
import { packed, unpacked } from './packs'
import { readDocument } from './readDocument'

/** All of a folder in one object; no file of ours can be called so. */
export const PACK = '.pack'

/** Says that a folder of an older checkout, whose files are objects of their own, is complete; with their names. */
export const FILE_LIST = '.files'

const fileListSchema = v.object({ files: v.array(v.string()) })

/** Bytes of folders that are kept at hand: a few sets of a site's pages. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024

/**
 * Folders in a bucket that are named for what is in them, so that all who write one write the same. A folder is one object, and
 * so is there whole or not at all, for one request instead of one for each file. Those that older checkouts wrote file by file,
 * with a list that came last, are read as well.
 */
export function wholeFolders(bucket: Bucket) {
  /** Folders never change, so that one that was read is not asked for again; the last used one is last. */
  const kept = new Map<string, { files: Files; bytes: number }>()
  /** Those of older checkouts that were found whole. */
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

  /** The files of a folder that is one object; undefined for one that is not there, not whole, or an older checkout's. */
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

  /** Names of the files of an older checkout's folder; undefined when there is none. */
  async function listOf(folder: string) {
    return (await readDocument(bucket, `${folder}/${FILE_LIST}`, fileListSchema))?.value.files
  }

  return {
    filesIn,
    /** The files of a folder that were read or put before; nothing is asked. */
    filesKept: (folder: string) => kept.get(folder)?.files,
    listOf,
    /** The folders below one, with the instant at which each was complete. */
    async list(place: string) {
      const found = new Map<string, Date>()
      for (const [name, { at }] of await bucket.list(place)) {
        const [folder = '', file, ...rest] = name.split('/')
        const isThere = rest.length === 0 && (file === PACK || file === FILE_LIST)
        if (isThere) found.set(folder, at)
      }
      return found
    },
    /** Keeps a folder, unless there is one; one that is not whole any more is replaced. */
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

/** Such folders of one bucket. */
export type WholeFolders = ReturnType<typeof wholeFolders>
