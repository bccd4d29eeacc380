import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelName } from '@crossbook/contract'
import { isCohort, MANIFEST } from '@crossbook/web-files'
import { absentMeans, namesIn } from './durableFiles'
import type { Served } from '../names'
import { buildOf, folderOf, isForBrowsers, isPrerenderKey, LAYOUT, PLACES } from '../storeLayout'
import { verifiedFiles, wrongFiles } from '../verifiedFiles'

/** Compares the files of channels' sites with the store. */
export function siteFilesInFolder(root: string) {
  const at = (place: string) => path.join(root, place)
  const read = async (file: string) => readFile(file).catch(absentMeans<Buffer | undefined>(undefined))
  const siteFolder = (channel: ChannelName, item: Served) => `${LAYOUT.site(channel)}/${folderOf(item)}`
  const entriesIn = async (place: string) =>
    readdir(at(place), { withFileTypes: true }).catch(absentMeans([]))

  return {
    /**
     * Returns the files that a site should have of a build or prerender. Each has the path of a file with the same bytes, or the bytes if
     * they had to be made again. Undefined where the store has nothing to serve.
     */
    async filesToServe(channel: ChannelName, item: Served) {
      const folder = folderOf(item)
      const names = (await namesIn(at(folder))).filter(isForBrowsers)
      if (item.kind === 'prerender')
        return names.length > 0 ? new Map(names.map((name) => [name, at(`${folder}/${name}`)])) : undefined
      const manifest = await read(at(`${folder}/${MANIFEST}`))
      const places = new Map<Uint8Array, string>()
      const source = (place: string) => async (name: string) => {
        const file = at(`${place}/${name}`)
        const bytes = await read(file)
        if (bytes) places.set(bytes, file)
        return bytes
      }
      const sources = [source(folder), source(siteFolder(channel, item))]
      const files = manifest && (await verifiedFiles(manifest, sources, () => true))
      if (!files) return undefined
      return new Map([
        [MANIFEST, at(`${folder}/${MANIFEST}`)],
        ...[...files].flatMap(([name, bytes]) =>
          name === MANIFEST ? [] : [[name, places.get(bytes) ?? bytes] as const],
        ),
      ])
    },

    /**
     * Returns whether a site's files of a build or prerender match the store, without any others. True where the store has nothing to
     * compare them with.
     */
    async isAsStored(channel: ChannelName, item: Served) {
      const [there, folder] = [siteFolder(channel, item), folderOf(item)]
      const entries = await entriesIn(there)
      if (entries.some((entry) => !entry.isFile())) return false
      const names = entries.map(({ name }) => name)
      const readThere = (name: string) => read(at(`${there}/${name}`))
      if (item.kind === 'build') {
        const manifest = await read(at(`${folder}/${MANIFEST}`))
        if (!manifest) return true
        const { unlisted, damaged } = await wrongFiles(manifest, names, readThere)
        return unlisted.length + damaged.length === 0
      }
      const stored = (await namesIn(at(folder))).filter(isForBrowsers)
      if (stored.length === 0) return true
      const same = [...new Set([...stored, ...names])].map(async (name) => {
        const [one, other] = [await readThere(name), await read(at(`${folder}/${name}`))]
        return isForBrowsers(name) && one && other && Buffer.compare(one, other) === 0
      })
      return (await Promise.all(same)).every(Boolean)
    },

    /** Files of a site that belong to no release: paths in the site's folder. */
    async strays(channel: ChannelName): Promise<string[]> {
      const site = LAYOUT.site(channel)
      const found = (await entriesIn(site)).map(async (entry): Promise<string[]> => {
        const { name } = entry
        if (name === 'pages') return []
        if (name === 'cohorts' && entry.isDirectory())
          return without(await entriesIn(`${site}/${name}`), ({ name: cohort }) => isCohort(cohort), name)
        if (name === PLACES.prerenders && entry.isDirectory())
          return without(
            await entriesIn(`${site}/${name}`),
            (key) => key.isDirectory() && isPrerenderKey(key.name),
            name,
          )
        if (name === PLACES.apps && entry.isDirectory()) return strayBuilds(`${site}/${name}`)
        return [name]
      })
      return (await Promise.all(found)).flat()
    },
  }

  async function strayBuilds(apps: string) {
    const found = (await entriesIn(apps)).map(async (app) =>
      app.isDirectory()
        ? without(
            await entriesIn(`${apps}/${app.name}`),
            (version) => version.isDirectory() && buildOf(app.name, version.name) !== undefined,
            `${PLACES.apps}/${app.name}`,
          )
        : [`${PLACES.apps}/${app.name}`],
    )
    return (await Promise.all(found)).flat()
  }
}

function without<Entry extends { name: string }>(
  entries: readonly Entry[],
  isKnown: (entry: Entry) => boolean,
  folder: string,
) {
  return entries.filter((entry) => !isKnown(entry)).map(({ name }) => `${folder}/${name}`)
}
