import path from 'node:path'
import type { StoredPages } from '../store'
import { checkNames, isPrerenderKey, LAYOUT, pageSetOf, safe } from '../storeLayout'
import { createFolder, namesIn, remove, replaceFile } from './durableFiles'
import { datesOf, filesBelow, readIfThere } from './readFiles'
import { repairedPages } from './repairedPages'

/** Keeps sets of pages and prerenders in a folder, each as a folder of its own. */
export function pagesInFolder(root: string, incoming: string): StoredPages {
  const at = (place: string) => path.join(root, place)
  const dated = async (place: string) => datesOf(at(place), await namesIn(at(place)))
  return {
    async putPages(set, pages) {
      await createFolder(incoming, at(LAYOUT.pages(set)), checkNames(pages))
    },
    async repairPages(set, pages) {
      const folder = at(LAYOUT.pages(set))
      const wanted = await repairedPages(pages, (name) => readIfThere(path.join(folder, name)))
      for (const name of await filesBelow(folder, 'links'))
        if (!wanted.has(name)) await remove(incoming, path.join(folder, name))
      for (const [name, bytes] of wanted)
        if (bytes !== 'whole') await replaceFile(incoming, path.join(folder, name), bytes)
    },
    readPage: async (set, file) => readIfThere(at(`${LAYOUT.pages(set)}/${safe(file)}`)),
    async listPages() {
      return [...(await dated(LAYOUT.pageSets))].flatMap(([name, instant]) => {
        const set = pageSetOf(name)
        return set ? [{ set, at: instant }] : []
      })
    },
    removePages: (set) => remove(incoming, at(LAYOUT.pages(set))),

    async putPrerender(key, files) {
      await createFolder(incoming, at(LAYOUT.prerender(key)), checkNames(files))
    },
    readPrerender: async (key, file) => readIfThere(at(`${LAYOUT.prerender(key)}/${safe(file)}`)),
    async listPrerenders() {
      return [...(await dated(LAYOUT.prerenders))].flatMap(([name, instant]) =>
        isPrerenderKey(name) ? [{ key: name, at: instant }] : [],
      )
    },
    removePrerender: (key) => remove(incoming, at(LAYOUT.prerender(key))),
  }
}
