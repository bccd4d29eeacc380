import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { HOST } from '@crossbook/contract'
import * as v from 'valibot'
import { readManifest } from './readManifest'

const REMOTE_PREFIX = 'remote-'

/** Folder of the application in a remote's own repository. */
export const OWN_FOLDER = '.'

const manifestSchema = v.object({ name: v.string() })

/** Returns the folder of an app in the workspace: `remote-wallet` for `wallet`; the host's folder has its name. */
export function appFolder(app: string) {
  return app === HOST ? HOST : `${REMOTE_PREFIX}${app}`
}

/** Possible files for the table of screens in a remote's own repository. Dev servers serve the folder `public`. */
export const TABLES = ['remote.ts', 'remote.json', 'public/remote.json']

/** Whether the repository in `root` is a remote's own: its table of screens lies at the top, and nothing else is built there. */
export function isStandalone(root: string) {
  return TABLES.some((table) => existsSync(path.join(root, table)))
}

/** Returns the nearest folder upwards of a build that is a remote's own repository, or `root` if there is none. */
export function repositoryOf(folder: string, root: string): string {
  for (let place = path.resolve(folder); place !== path.dirname(place); place = path.dirname(place)) {
    if (place === root) break
    // A remote of a workspace has its table next to its package, and the workspace publishes it.
    if (isStandalone(place) && existsSync(path.join(place, 'package.json')))
      return path.relative(root, place).startsWith('..') ? place : root
  }
  return root
}

/** Returns the folder of an app relative to the repository `root`: its workspace folder, or the repository itself. */
export function folderIn(root: string, app: string) {
  return isStandalone(root) ? OWN_FOLDER : appFolder(app)
}

/**
 * Returns the sorted names of all apps in the repository `root`. Ignores folders without a manifest: git leaves the packages and the build
 * of a remote that the branch does not have.
 */
export async function appNames(root: string): Promise<string[]> {
  if (isStandalone(root)) {
    const { name } = v.parse(manifestSchema, await readManifest(root, OWN_FOLDER))
    return [name.replace(/^(?:@[^/]+\/)?(?:remote-)?/, '')]
  }
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && (entry.name === HOST || entry.name.startsWith(REMOTE_PREFIX)))
    .filter(({ name }) => existsSync(path.join(root, name, 'package.json')))
    .map(({ name }) => name.replace(REMOTE_PREFIX, ''))
    .sort()
}
