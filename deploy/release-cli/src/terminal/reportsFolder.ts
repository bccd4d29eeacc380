import path from 'node:path'
import { DATA } from '../repository/dataFolder'
import type { Surroundings } from './surroundings'

/** The folder of reports that the environment names, seen from the caller's; else the one that `npm start` uses. */
export function reportsFolder({
  root,
  folder,
  environment,
}: Pick<Surroundings, 'root' | 'folder' | 'environment'>) {
  const setting = environment.CROSSBOOK_REPORTS?.trim()
  return setting ? path.resolve(folder, setting) : path.join(root, DATA, 'reports')
}
