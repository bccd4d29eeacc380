import path from 'node:path'
import { type DocumentFiles, storedDocuments } from '../documents'
import type { StoredFiles, StoreWithFiles } from '../storedFiles'
import { buildsInFolder } from './buildsInFolder'
import { createFile, remove, replaceFile } from './durableFiles'
import { pagesInFolder } from './pagesInFolder'
import { datesOf, filesBelow, isThere, readIfThere } from './readFiles'
import { revisionsInFolder } from './revisionsInFolder'
import { sitesInFolder } from './sitesInFolder'

/** Opens a store in a folder, laid out by LAYOUT. */
export function folderStore(root: string): StoreWithFiles {
  const incoming = path.join(root, 'incoming')
  return {
    ...buildsInFolder(root, incoming),
    ...storedDocuments(documentsIn(root, incoming)),
    ...pagesInFolder(root, incoming),
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

function filesIn(root: string, incoming: string): StoredFiles {
  const at = (name: string) => path.join(root, name)
  return {
    list: async (folder) => (await filesBelow(at(folder))).map((name) => path.posix.join(folder, name)),
    read: async (name) => readIfThere(at(name)),
    put: (name, bytes) => replaceFile(incoming, at(name), bytes),
    remove: (name) => remove(incoming, at(name)),
  }
}
