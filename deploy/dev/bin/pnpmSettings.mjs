import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/**
 * Has pnpm install all packages of the lockfile, in one folder each. Settings of the user (production, omit, node-linker) or NODE_ENV
 * would leave some out, or put them where the builds do not look.
 */
export const INSTALL_PARAMETERS = [
  'install',
  '--frozen-lockfile',
  '--prod=false',
  '--config.optional=true',
  '--config.node-linker=isolated',
  // Without a terminal pnpm would refuse to replace a folder of packages that was made with other settings.
  '--config.confirm-modules-purge=false',
  '--reporter',
  'append-only',
]

/** Folder for the files of npm and pnpm when the account has no home. Git ignores it. */
const HOME = '.crossbook/home'

/**
 * Returns the environment for npm and pnpm, which keep files in the user's home. An account without a writable home, such as an arbitrary
 * user id of a container, gets a folder of the repository instead. Its readable npm settings are kept.
 * @param {Readonly<Partial<Record<string, string>>>} environment
 * @param {string} root the repository's folder
 * @returns {Partial<Record<string, string>>}
 */
export function withHome(environment, root) {
  const home = environment.HOME
  if (process.platform === 'win32' || isAllowed(home, constants.W_OK)) return { ...environment }
  const own = path.join(root, HOME)
  try {
    mkdirSync(own, { recursive: true })
  } catch {
    // The repository is not writable either. The install will report that.
    return { ...environment }
  }
  const settings = home === undefined ? undefined : path.join(home, '.npmrc')
  const kept = isAllowed(settings, constants.R_OK) ? { npm_config_userconfig: settings } : {}
  return { ...kept, ...environment, HOME: own }
}

function isAllowed(place, what) {
  if (place === undefined) return false
  try {
    accessSync(place, what)
    return true
  } catch {
    return false
  }
}
