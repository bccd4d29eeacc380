import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Where npm and pnpm keep their files for an account without a home; git ignores it. */
const HOME = '.crossbook/home'

/**
 * Gives the environment for npm and pnpm, which keep files in the user's home. An account without one, such as any number that a
 * container is started with, gets a folder of the repository instead; settings that it may read are kept.
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
    // The repository cannot be written to either, and that is what the install will say.
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
