import path from 'node:path'
import { withCompressed } from '@crossbook/web-files'
import { type DocumentFiles, storedDocuments, storedPages, type WholeFolders } from '../documents'
import type { StoredFiles, StoreWithFiles } from '../store'
import { checkNames, safe } from '../storeLayout'
import { buildsInFolder } from './buildsInFolder'
import { createFile, createFolder, remove, replaceFile } from './durableFiles'
import { datesOf, filesBelow, isThere, namesIn, readIfThere } from './readFiles'
import { revisionsInFolder } from './revisionsInFolder'
import { sitesInFolder } from './sitesInFolder'

/** Opens a store in a folder, laid out by LAYOUT. */
export function folderStore(root: string): StoreWithFiles {
  const incoming = path.join(root, 'incoming')
  return {
    ...buildsInFolder(root, incoming),
    ...storedDocuments(documentsIn(root, incoming)),
    ...storedPages(foldersIn(root, incoming)),
    ...revisionsInFolder(root, incoming),
    ...sitesInFolder(root, incoming),
    files: filesIn(root, incoming),
  }
}

function documentsIn(root: string, incoming: string): DocumentFiles {
  const at = (name: string) => path.join(root, name)
  const replace = (name: string, document: string) => replaceFile(incoming, at(name), Buffer.from(document))
  return {
    read: async (name) => (await readIfThere(at(name)))?.toString('utf8'),
    has: (name) => isThere(at(name)),
    create: (name, document) => createFile(incoming, at(name), Buffer.from(document)),
    replace,
    put: replace,
    remove: (name) => remove(incoming, at(name)),
    list: async (folder) => datesOf(at(folder), await filesBelow(at(folder))),
  }
}

function foldersIn(root: string, incoming: string): WholeFolders {
  const at = (name: string) => path.join(root, name)
  return {
    async put(folder, files) {
      await createFolder(incoming, at(folder), checkNames(files))
    },
    // File by file, because a site may be showing the folder.
    async repair(folder, files) {
      const wanted = await withCompressed(files)
      for (const name of await filesBelow(at(folder), 'links'))
        if (!wanted.has(name)) await remove(incoming, at(`${folder}/${name}`))
      for (const [name, bytes] of wanted) {
        const there = await readIfThere(at(`${folder}/${name}`))
        if (!there || Buffer.compare(there, bytes) !== 0)
          await replaceFile(incoming, at(`${folder}/${name}`), bytes)
      }
    },
    read: async (folder, file) => readIfThere(at(`${folder}/${safe(file)}`)),
    remove: (folder) => remove(incoming, at(folder)),
    list: async (place) => datesOf(at(place), await namesIn(at(place))),
  }
}

function filesIn(root: string, incoming: string): StoredFiles {
  const at = (name: string) => path.join(root, name)
  return {
    list: async (folder) => (await filesBelow(at(folder))).map((name) => path.posix.join(folder, name)),
    read: async (name) => readIfThere(at(name)),
    put: (name, bytes) => replaceFile(incoming, at(name), bytes),
    remove: (name) => remove(incoming, at(name)),
  }
}
