import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { isAddress, PLACES } from '@crossbook/store'
import { DATA } from '../repository/dataFolder'
import type { Surroundings } from './command'

/**
 * Returns the store that the option or the environment names, relative to the caller's folder; default: that of `npm start`. A missing folder is
 * a typing error, unless the command creates one. The problem is a sentence.
 */
export function storeLocation(
  place: string | undefined,
  makesStore: boolean,
  { environment, folder, root }: Surroundings,
): Result<string, string> {
  const given = place ?? environment.CROSSBOOK_STORE
  if (given === undefined) return success(path.join(root, DATA, 'store'))
  if (given.trim() === '' || isAddress(given)) return success(given)
  const location = path.resolve(folder, given)
  const source = place === undefined ? 'CROSSBOOK_STORE' : '--store'
  if (makesStore) return success(location)
  if (existsSync(location)) {
    if (mayBeStore(location)) return success(location)
    return failure(
      `${location}, which ${source} names, is a folder with other files and not a store: correct the setting.`,
    )
  }
  return failure(
    `There is no store at ${location}, which ${source} names: correct the setting, or publish a build to create one.`,
  )
}

/** A file is reported when the store is opened; a folder is a store when it is empty, or has one of the places of stores. */
function mayBeStore(location: string) {
  if (!statSync(location).isDirectory()) return true
  const names = readdirSync(location)
  return names.length === 0 || Object.values(PLACES).some((name) => names.includes(name))
}
