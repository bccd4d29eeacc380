import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { appFolder, isStandalone, OWN_FOLDER } from './appFolders'

/** What every build depends on besides packages of the repository. */
const COMMON_FILES = ['pnpm-lock.yaml', 'tsconfig.json']

/** Folder of the packages that applications share. */
const SHARED = 'shared'

/** The package that makes builds; other packages for development are for tests. */
const BUILD_TOOL = '@crossbook/build'

const packageSchema = v.object({
  name: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/**
 * The places that the build of an application reads, as paths in the repository: its own folder, those of the shared packages that
 * it reaches through the dependencies of the workspace, and what all builds read. In a repository of its own that is all of it.
 */
export async function appInputs(root: string, app: string): Promise<string[]> {
  if (isStandalone(root)) return [OWN_FOLDER]
  const shared = await sharedPackages(root)
  const reached = new Set([appFolder(app)])
  for (const folder of reached)
    for (const name of [BUILD_TOOL, ...Object.keys((await readPackage(root, folder)).dependencies)]) {
      const found = shared.get(name)
      if (found !== undefined) reached.add(found)
    }
  return [...reached, ...COMMON_FILES]
}

/** Folders of the shared packages by their names. */
async function sharedPackages(root: string) {
  const entries = await readdir(path.join(root, SHARED), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${SHARED}/${name}`)
  const named = folders
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map(async (folder) => [(await readPackage(root, folder)).name ?? folder, folder] as const)
  return new Map(await Promise.all(named))
}

async function readPackage(root: string, folder: string) {
  return v.parse(packageSchema, JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')))
}
