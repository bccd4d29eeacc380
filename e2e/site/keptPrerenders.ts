import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PRERENDERS_DOCUMENT } from '@crossbook/pages'
import { folderStore, LAYOUT, type PrerenderKey, type Store } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { PRERENDERS } from './folders'

/**
 * Returns a store that first looks for prerenders in a folder of all test sites, and saves new ones there. The name of a prerender
 * depends on all its inputs, including the renderer. A prerender in that folder is therefore the same as a new one.
 */
export function withKeptPrerenders(store: Store): Store {
  const kept = folderStore(PRERENDERS)
  return {
    ...store,
    async readPrerender(key, file) {
      const own = await store.readPrerender(key, file)
      if (own) return own
      const files = await keptFiles(key)
      if (!files) return undefined
      // Copies all files of the prerender, because the site's folder must look as after rendering for this site.
      await store.putPrerender(key, files)
      return store.readPrerender(key, file)
    },
    async putPrerender(key, files) {
      // A failed rendering may be due to a busy machine. Each site tries it again.
      if (isRendered(files)) await kept.putPrerender(key, files)
      await store.putPrerender(key, files)
    },
  }
}

function isRendered(files: Files) {
  const ofApp = files.get(PRERENDERS_DOCUMENT)
  if (!ofApp) return false
  const routes = Object.values(JSON.parse(Buffer.from(ofApp).toString()) as Record<string, object>)
  return routes.every((route) => !('problem' in route))
}

async function keptFiles(key: PrerenderKey) {
  const folder = path.join(PRERENDERS, LAYOUT.prerender(key))
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  )
}
