import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { HOST } from '@crossbook/contract'

const REMOTE_PREFIX = 'remote-'

/** Folder of an app in the repository: `wallet` → `remote-wallet`, the host's is its name. */
export function appFolder(app: string) {
  return app === HOST ? HOST : `${REMOTE_PREFIX}${app}`
}

/**
 * Names of all apps in the repository `root`, sorted: the host, and every package that is called like a remote. A folder
 * without a manifest is what git leaves of a remote that the branch does not have: its packages and its build.
 */
export async function appNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && (entry.name === HOST || entry.name.startsWith(REMOTE_PREFIX)))
    .filter(({ name }) => existsSync(path.join(root, name, 'package.json')))
    .map(({ name }) => name.replace(REMOTE_PREFIX, ''))
    .sort()
}
