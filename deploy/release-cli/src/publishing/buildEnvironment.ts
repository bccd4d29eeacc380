import type { AppVersion } from '@crossbook/contract'
import type { Environment } from '@crossbook/store'

/** Variables that programs need to run on any system, and settings of their output. None of them contains a secret. */
const NAMES = new Set([
  ...['PATH', 'PATHEXT', 'HOME', 'USERPROFILE', 'SHELL', 'COMSPEC', 'SYSTEMROOT', 'WINDIR'],
  ...['TMPDIR', 'TEMP', 'TMP', 'XDG_CACHE_HOME', 'APPDATA', 'LOCALAPPDATA', 'NUMBER_OF_PROCESSORS'],
  ...['LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TERM', 'CI', 'FORCE_COLOR', 'NO_COLOR'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SOURCE_DATE_EPOCH', 'CHROMIUM_PATH'],
])

const OF_TEAMS = 'CROSSBOOK_BUILD_'

/**
 * Returns the environment of a build: its version and the listed variables. A build runs code of its team and of every package that it uses.
 * It must not see keys of the store, of signatures or of services.
 */
export function buildEnvironment(environment: Environment, version: AppVersion): Record<string, string> {
  return { ...chosen(environment, (name) => name.startsWith(OF_TEAMS)), CROSSBOOK_VERSION: version }
}

/** The environment of a program, without the user's secrets. */
export function programEnvironment(environment: Environment): Record<string, string> {
  return chosen(environment, () => false)
}

function chosen(environment: Environment, isAlso: (name: string) => boolean) {
  const entries = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (NAMES.has(entry[0].toUpperCase()) || isAlso(entry[0])),
  )
  return Object.fromEntries(entries)
}
