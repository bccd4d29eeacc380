import { existsSync } from 'node:fs'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { DATA } from '../repository/dataFolder'
import type { Surroundings } from './surroundings'

/**
 * What the option or the environment names, seen from the caller's folder; else the folder that `npm start` uses. A folder that
 * is named and not there is mistyped, unless the command makes one; the problem is a sentence.
 */
export function storeLocation(
  place: string | undefined,
  makesStore: boolean,
  { environment, folder, root }: Surroundings,
): Result<string, string> {
  const named = place ?? environment.CROSSBOOK_STORE
  if (named === undefined) return success(path.join(root, DATA, 'store'))
  if (named.trim() === '' || named.includes('://')) return success(named)
  const location = path.resolve(folder, named)
  if (makesStore || existsSync(location)) return success(location)
  const source = place === undefined ? 'CROSSBOOK_STORE' : '--store'
  return failure(
    `There is no store at ${location}, which ${source} names: correct it, or publish a build there, which makes one.`,
  )
}
