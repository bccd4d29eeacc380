import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HOST } from '@crossbook/contract'
import * as v from 'valibot'

const REMOTE_PREFIX = 'remote-'

/** Folder of the application in a remote's own repository. */
export const OWN_FOLDER = '.'

const manifestSchema = v.object({ name: v.string() })

/** Returns the folder of an app in the workspace: `remote-wallet` for `wallet`; the host's folder has its name. */
export function appFolder(app: string) {
  return app === HOST ? HOST : `${REMOTE_PREFIX}${app}`
}

/**
 * Possible files for the table of screens in a remote's own repository; JSON for builds with other configurations. The table may be
 * in `public`, because dev servers serve that folder.
 */
export const TABLES = ['remote.ts', 'remote.json', 'public/remote.json']

/** Whether the repository in `root` is a remote's own: its table of screens lies at the top, and nothing else is built there. */
export function isStandalone(root: string) {
  return TABLES.some((table) => existsSync(path.join(root, table)))
}

/**
 * Returns the repository of the build in `folder`: the nearest folder upwards that is a remote's own repository, such as the one of
 * an external team. Returns `root` if there is none.
 */
export function repositoryOf(folder: string, root: string): string {
  for (let place = path.resolve(folder); place !== path.dirname(place); place = path.dirname(place)) {
    if (place === root) break
    // A remote of a workspace has its table next to its package, and the workspace publishes it.
    if (isStandalone(place) && existsSync(path.join(place, 'package.json')))
      return isIn(place, root) ? root : place
  }
  return root
}

function isIn(folder: string, root: string) {
  return !path.relative(root, folder).startsWith('..')
}

/** Returns the folder of an app relative to the repository `root`: its workspace folder, or the repository itself. */
export function folderIn(root: string, app: string) {
  return isStandalone(root) ? OWN_FOLDER : appFolder(app)
}

/**
 * Returns the sorted names of all apps in the repository `root`: the host, and every package that is named like a remote. In a
 * remote's own repository, returns the remote that its package is named after. Ignores folders without a manifest: git leaves the
 * packages and the build of a remote that the branch does not have.
 */
export async function appNames(root: string): Promise<string[]> {
  if (isStandalone(root)) return [await ownName(root)]
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && (entry.name === HOST || entry.name.startsWith(REMOTE_PREFIX)))
    .filter(({ name }) => existsSync(path.join(root, name, 'package.json')))
    .map(({ name }) => name.replace(REMOTE_PREFIX, ''))
    .sort()
}

/** The remote that a repository of its own holds: its package is called `remote-insights` for the remote insights. */
async function ownName(root: string) {
  const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return v.parse(manifestSchema, manifest).name.replace(/^(?:@[^/]+\/)?(?:remote-)?/, '')
}
