import { type Files, inParallel } from '@crossbook/web-files'
import * as v from 'valibot'
import { checkNames, documentBytes, safe } from '../storeLayout'
import type { Bucket } from './bucket'
import { readDocument } from './readDocument'

/** Says that a folder is complete, with the names of its files; no file of ours can be called so. */
const FILE_LIST = '.files'

const fileListSchema = v.object({ files: v.array(v.string()) })

/**
 * Folders in a bucket that are named for what is in them, so that all who write one write the same. A folder is there when
 * its list of files is, which is written last and removed first.
 */
export function wholeFolders(bucket: Bucket) {
  /** Folders never change, so that one found whole is not looked for again. */
  const whole = new Set<string>()

  /** Names of a folder's files; undefined when it is not there. */
  async function filesOf(folder: string) {
    return (await readDocument(bucket, `${folder}/${FILE_LIST}`, fileListSchema))?.value.files
  }

  return {
    filesOf,
    /** When the folder was complete; undefined when it is not there. */
    async cameAt(folder: string) {
      return (await bucket.look(`${folder}/${FILE_LIST}`))?.at
    },
    async put(folder: string, files: Files) {
      if (await filesOf(folder)) return
      await inParallel(checkNames(files), ([name, bytes]) => bucket.put(`${folder}/${name}`, bytes))
      await bucket.put(`${folder}/${FILE_LIST}`, documentBytes({ files: [...files.keys()] }))
    },
    async read(folder: string, file: string) {
      const key = `${folder}/${safe(file)}`
      if (!whole.has(folder) && !(await bucket.look(`${folder}/${FILE_LIST}`))) return undefined
      whole.add(folder)
      return (await bucket.read(key))?.bytes
    },
    async remove(folder: string) {
      whole.delete(folder)
      await bucket.remove(`${folder}/${FILE_LIST}`)
      const names = await bucket.list(folder)
      await inParallel(names.keys(), (name) => bucket.remove(`${folder}/${name}`))
    },
  }
}

/** Such folders of one bucket. */
export type WholeFolders = ReturnType<typeof wholeFolders>
