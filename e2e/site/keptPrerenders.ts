import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PRERENDERS_DOCUMENT } from '@crossbook/pages'
import { folderStore, LAYOUT, type PrerenderKey, type Store } from '@crossbook/store'
import type { Files } from '@crossbook/web-files'
import { PRERENDERS } from './places'

/**
 * A store that finds prerenders where sites for tests keep them, before anything is rendered, and keeps there what was rendered
 * for it. They are named for all that they are made from, the way of rendering included: one that is there is the one that
 * would be made.
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
      // Whole: the site's folder has to be as if it had been rendered for this site.
      await store.putPrerender(key, files)
      return store.readPrerender(key, file)
    },
    async putPrerender(key, files) {
      // What could not be rendered may be so on a machine that has no time; each site finds that out for itself.
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
