import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import type { StoredBuilds } from '../store'
import { buildOf, checkNames, documentBytes, LAYOUT, safe, versionsIn } from '../storeLayout'
import { createFile, createFolder, remove } from './durableFiles'
import { datesOf, isThere, namesIn, readIfThere } from './readFiles'

/** Keeps published builds in a folder. */
export function buildsInFolder(root: string, incoming: string): StoredBuilds {
  const at = (place: string) => path.join(root, place)
  const isRemoved = (app: AppName, version: AppVersion) => isThere(at(LAYOUT.removal(app, version)))
  return {
    async putBuild(app, version, files) {
      const folder = at(LAYOUT.build(app, version))
      checkNames(files)
      if (await isRemoved(app, version)) return 'removed'
      const put = await createFolder(incoming, folder, files)
      // A remover may have looked for the build just before it was put.
      if (put === 'exists' || !(await isRemoved(app, version))) return put
      await remove(incoming, folder)
      return 'removed'
    },
    isBuildRemoved: isRemoved,
    listVersions: async (app) =>
      versionsIn(app, await namesIn(at(LAYOUT.builds(app))), await namesIn(at(LAYOUT.removals(app)))),
    readBuildFile: async (app, version, file) =>
      readIfThere(at(`${LAYOUT.build(app, version)}/${safe(file)}`)),
    // Reading a file of this machine costs no more than looking at it.
    readBuildTags: async () => undefined,
    async listBuilds() {
      const builds = (await namesIn(at(LAYOUT.apps))).map(async (app) => {
        const folder = at(`${LAYOUT.apps}/${app}`)
        return [...(await datesOf(folder, await namesIn(folder)))].flatMap(([name, instant]) => {
          const build = buildOf(app, name)
          return build ? [{ ...build, at: instant }] : []
        })
      })
      return (await Promise.all(builds)).flat()
    },
    async removeBuild(app, version) {
      const folder = at(LAYOUT.build(app, version))
      if (!(await isThere(folder))) return
      await createFile(incoming, at(LAYOUT.removal(app, version)), documentBytes({ app, version }))
      await remove(incoming, folder)
    },
  }
}
