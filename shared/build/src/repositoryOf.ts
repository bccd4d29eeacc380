import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The repository that an application in `folder` is built in: the nearest folder upwards with a `tsconfig.json`. In a workspace
 * all applications share one; a remote in its own repository has it next to `remote.ts`. Returns `folder` if there is none.
 */
export function repositoryOf(folder: string): string {
  for (let place = folder; place !== path.dirname(place); place = path.dirname(place))
    if (existsSync(path.join(place, 'tsconfig.json'))) return place
  return folder
}
