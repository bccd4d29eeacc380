import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { MANIFEST } from '@crossbook/web-files'
import type { Served } from '../names'
import { folderOf, isForBrowsers, LAYOUT } from '../storeLayout'
import { verifiedFiles, wrongFiles } from '../verifiedFiles'
import { absentMeans, namesIn, readIfThere } from './readFiles'

/** Compares the files of channels' sites with the store. */
export function siteFilesInFolder(root: string) {
  const at = (place: string) => path.join(root, place)
  const siteFolder = (channel: ChannelName, item: Served) => `${LAYOUT.site(channel)}/${folderOf(item)}`

  return {
    /**
     * Returns the files that a site should have of a build or prerender. Each has the path of a file with the same bytes, or the bytes if
     * they had to be made again. Undefined where the store has nothing to serve.
     */
    async filesToServe(channel: ChannelName, item: Served) {
      const folder = folderOf(item)
      if (item.kind === 'prerender') {
        const names = (await namesIn(at(folder))).filter(isForBrowsers)
        return names.length > 0 ? new Map(names.map((name) => [name, at(`${folder}/${name}`)])) : undefined
      }
      const places = new Map<Uint8Array, string>()
      const source = (place: string) => async (name: string) => {
        const file = at(`${place}/${name}`)
        const bytes = await readIfThere(file)
        if (bytes) places.set(bytes, file)
        return bytes
      }
      const stored = source(folder)
      const manifest = await stored(MANIFEST)
      const files = manifest && (await verifiedFiles(manifest, [stored, source(siteFolder(channel, item))]))
      return files && new Map([...files].map(([name, bytes]) => [name, places.get(bytes) ?? bytes]))
    },

    /** Returns whether a site has exactly the stored files of a build or prerender. True where the store has none. */
    async isAsStored(channel: ChannelName, item: Served) {
      const [there, folder] = [siteFolder(channel, item), folderOf(item)]
      const entries = await readdir(at(there), { withFileTypes: true }).catch(absentMeans([]))
      if (entries.some((entry) => !entry.isFile())) return false
      const names = entries.map(({ name }) => name)
      const readThere = (name: string) => readIfThere(at(`${there}/${name}`))
      const readStored = (name: string) => readIfThere(at(`${folder}/${name}`))
      if (item.kind === 'build') {
        const manifest = await readStored(MANIFEST)
        if (!manifest) return true
        const { unlisted, damaged } = await wrongFiles(manifest, names, readThere)
        return unlisted.length + damaged.length === 0
      }
      const stored = (await namesIn(at(folder))).filter(isForBrowsers)
      if (stored.length === 0) return true
      const same = [...new Set([...stored, ...names])].map(async (name) => {
        const [one, other] = [await readThere(name), await readStored(name)]
        return isForBrowsers(name) && one && other && Buffer.compare(one, other) === 0
      })
      return (await Promise.all(same)).every(Boolean)
    },
  }
}
