import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the repository of an application: the nearest folder upwards from `folder` with a `tsconfig.json`. In a workspace, all
 * applications share one. A remote in its own repository has it next to `remote.ts`. Returns `folder` if no such folder exists.
 */
export function repositoryOf(folder: string): string {
  for (let place = folder; place !== path.dirname(place); place = path.dirname(place))
    if (existsSync(path.join(place, 'tsconfig.json'))) return place
  return folder
}
