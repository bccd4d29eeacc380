import path from 'node:path'
import { type AppName, appNameSchema, type AppVersion, appVersionSchema, check } from '@crossbook/contract'
import * as v from 'valibot'
import { appFolder, appNames } from '../repository/appFolders'
import { readManifest } from '../repository/readManifest'
import { inputHashes } from './inputHash'
import { StartProblem } from '../problems/startProblem'

/** An app of this working copy, and the version that its files have now. */
export interface LocalApp {
  folder: string
  name: AppName
  version: AppVersion
}

const manifestSchema = v.object({ version: appVersionSchema })

/** The host and every remote in the repository, each with a version made from its package's and its files' hash. */
export async function localApps(root: string): Promise<LocalApp[]> {
  const names = await appNames(root)
  const hashes = await inputHashes(root, names.map(appFolder))
  return Promise.all(
    names.map(async (name) => {
      const folder = appFolder(name)
      const version = await packageVersion(root, folder)
      // A dash before the hash: after a dot, a hash of digits alone with a leading zero would be no semantic version.
      return {
        folder,
        name: appName(name, folder),
        version: `${version}-local-${hashes.get(folder) ?? ''}` as AppVersion,
      }
    }),
  )
}

/** Reads the version of an application's package. Throws a StartProblem that names the file when it has none. */
async function packageVersion(root: string, folder: string): Promise<AppVersion> {
  const file = path.join(folder, 'package.json')
  const checked = check(manifestSchema, await readManifest(root, folder), file)
  if (checked.ok) return checked.value.version
  throw new StartProblem(`${checked.problem}: write one there, such as "version": "0.1.0".`)
}

function appName(name: string, folder: string): AppName {
  const checked = check(appNameSchema, name, name)
  if (checked.ok) return checked.value
  throw new StartProblem(
    `The folder ${folder} has a package.json, but ${checked.problem.replace(/^.*?: /, 'what follows remote- ')}: rename it.`,
  )
}
