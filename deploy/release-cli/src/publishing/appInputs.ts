import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { check } from '@crossbook/contract'
import * as v from 'valibot'
import { isStandalone, OWN_FOLDER } from '../repository/appFolders'
import { readManifest } from '../repository/readManifest'
import type { Importers } from '../repository/resolvedVersions'
import { StartProblem } from '../problems/startProblem'

/** Files that every build depends on, in addition to packages. */
const COMMON_FILES = ['tsconfig.json']

const SHARED = 'shared'

/** The package that makes builds. Other packages for development are only for tests. */
const BUILD_TOOL = '@crossbook/build'

const namesSchema = v.optional(v.record(v.string(), v.string()), {})

const packageSchema = v.object({
  name: v.optional(v.string()),
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
  peerDependencies: namesSchema,
})

export interface AppInputs {
  /** Folders and files, as paths in the repository. */
  places: readonly string[]
  /** Folders with dependencies whose versions the lockfile of the workspace resolves; none in a repository of a remote's own. */
  importers: Importers
}

/**
 * Returns the inputs of the build in `folder`: the application, the shared packages that it reaches, and the files that all builds read. In a
 * remote's own repository, the input is the whole repository.
 */
export async function appInputs(root: string, folder: string): Promise<AppInputs> {
  if (isStandalone(root)) return { places: [OWN_FOLDER], importers: new Map() }
  const shared = await sharedPackages(root)
  const importers = new Map<string, readonly string[]>()
  const waiting = [folder]
  for (const place of waiting) {
    if (importers.has(place)) continue
    const names = [...(place === folder ? [BUILD_TOOL] : []), ...(await dependenciesOf(root, place))]
    importers.set(place, names)
    for (const name of names) {
      const found = shared.get(name)
      if (found !== undefined) waiting.push(found)
    }
  }
  return { places: [...importers.keys(), ...COMMON_FILES], importers }
}

/** Returns the dependencies that count. Of its peers, a folder has the version that its files import. */
async function dependenciesOf(root: string, folder: string) {
  const { dependencies, optionalDependencies, peerDependencies } = await readPackage(root, folder)
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** The folder of each shared package, by its name; none in a workspace that has no such folder. */
async function sharedPackages(root: string): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(path.join(root, SHARED))) return new Map()
  const entries = await readdir(path.join(root, SHARED), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${SHARED}/${name}`)
  const named = folders
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map(async (folder) => [(await readPackage(root, folder)).name ?? folder, folder] as const)
  return new Map(await Promise.all(named))
}

async function readPackage(root: string, folder: string) {
  const checked = check(packageSchema, await readManifest(root, folder), path.join(folder, 'package.json'))
  if (!checked.ok) throw new StartProblem(`${checked.problem}: correct it there.`)
  return checked.value
}
