import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { HOST } from '@crossbook/contract'
import * as v from 'valibot'

const REMOTE_PREFIX = 'remote-'

/** Folder of the one application of a repository that is a remote's own. */
export const OWN_FOLDER = '.'

const manifestSchema = v.object({ name: v.string() })

/** Folder of an app in the workspace: `wallet` → `remote-wallet`, the host's is its name. */
export function appFolder(app: string) {
  return app === HOST ? HOST : `${REMOTE_PREFIX}${app}`
}

/** Whether the repository in `root` is a remote's own: its table of screens lies at the top, and nothing else is built there. */
export function isStandalone(root: string) {
  return existsSync(path.join(root, 'remote.ts'))
}

/** Folder of an app in the repository `root`, from there: as in the workspace, or the repository itself. */
export function folderIn(root: string, app: string) {
  return isStandalone(root) ? OWN_FOLDER : appFolder(app)
}

/**
 * Names of all apps in the repository `root`, sorted: the host, and every package that is called like a remote; in a repository of
 * its own, the remote that its package is called after. A folder without a manifest is what git leaves of a remote that the
 * branch does not have: its packages and its build.
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
  return v.parse(manifestSchema, manifest).name.replace(REMOTE_PREFIX, '')
}
