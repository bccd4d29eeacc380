import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type AppName, appNameSchema, type AppVersion, appVersionSchema, check } from '@crossbook/contract'
import * as v from 'valibot'
import { appFolder, appNames } from '../repository/appFolders'
import { inputHashes } from './inputHash'

/** An app of this working copy, and the version that its files have now. */
export interface LocalApp {
  folder: string
  name: AppName
  version: AppVersion
}

const manifestSchema = v.object({ version: v.string() })

/** The host and every remote in the repository, each with a version made from its package's and its files' hash. */
export async function localApps(root: string): Promise<LocalApp[]> {
  const names = await appNames(root)
  const hashes = await inputHashes(root, names.map(appFolder))
  return Promise.all(
    names.map(async (name) => {
      const folder = appFolder(name)
      const manifest = v.parse(
        manifestSchema,
        JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')),
      )
      // A dash before the hash: after a dot, a hash of digits alone with a leading zero would be no semantic version.
      return {
        folder,
        name: valid(appNameSchema, name, folder),
        version: valid(appVersionSchema, `${manifest.version}-local-${hashes.get(folder) ?? ''}`, folder),
      }
    }),
  )
}

function valid<S extends v.GenericSchema>(schema: S, input: unknown, place: string) {
  const checked = check(schema, input, place)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}
