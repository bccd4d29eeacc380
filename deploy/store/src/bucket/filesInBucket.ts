import type { Files } from '@crossbook/web-files'
import type { StoredFiles } from '../store'
import { PLACES } from '../storeLayout'
import type { Bucket } from './bucket'
import { PACK, type FoldersInBucket } from './foldersInBucket'

const PLACES_OF_FOLDERS: readonly string[] = [PLACES.pageSets, PLACES.prerenders]

/** The files of a store in a bucket, those of folders that are one object among them, as if each were an object. */
export function filesInBucket(bucket: Bucket, folders: FoldersInBucket): StoredFiles {
  return {
    async list(folder) {
      const names = [...(await bucket.list(folder)).keys()].map((name) => `${folder}/${name}`)
      const found = names.map(async (name) => {
        if (!name.endsWith(`/${PACK}`)) return [name]
        const whole = name.slice(0, -PACK.length - 1)
        return [...((await folders.filesIn(whole)) ?? EMPTY).keys()].map((file) => `${whole}/${file}`)
      })
      return [...new Set((await Promise.all(found)).flat())].sort()
    },
    async read(name) {
      const { folder, file } = partsOf(name)
      if (folder !== undefined) return (await folders.filesIn(folder))?.get(file)
      return (await bucket.read(name))?.bytes
    },
    async put(name, bytes) {
      const { folder, file } = partsOf(name)
      if (folder !== undefined) await folders.replace(folder, file, bytes)
      else await bucket.put(name, bytes)
    },
    async remove(name) {
      const { folder, file } = partsOf(name)
      if (folder !== undefined) return folders.replace(folder, file, undefined)
      await bucket.remove(name)
      await bucket.removeAll([...(await bucket.list(name)).keys()].map((file) => `${name}/${file}`))
    },
  }
}

const EMPTY: Files = new Map()

/** The folder that is one object and the name in it; no folder for every other name. */
function partsOf(name: string) {
  const [place = '', folder = '', ...rest] = name.split('/')
  const isInFolder = PLACES_OF_FOLDERS.includes(place) && rest.length > 0
  return { folder: isInFolder ? `${place}/${folder}` : undefined, file: rest.join('/') }
}
