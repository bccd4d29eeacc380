import type { AppVersion } from '@crossbook/contract'
import type { Environment } from '@crossbook/store'

/** What programs need to run at all, on every system, and what says how they shall speak. No secret has its place in these. */
const NAMES = new Set([
  ...['PATH', 'PATHEXT', 'HOME', 'USERPROFILE', 'SHELL', 'COMSPEC', 'SYSTEMROOT', 'WINDIR'],
  ...['TMPDIR', 'TEMP', 'TMP', 'XDG_CACHE_HOME', 'APPDATA', 'LOCALAPPDATA', 'NUMBER_OF_PROCESSORS'],
  ...['LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TERM', 'CI', 'FORCE_COLOR', 'NO_COLOR'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SOURCE_DATE_EPOCH', 'CHROMIUM_PATH'],
])

/** Further variables for a team's build, with names of its own. */
const OF_TEAMS = 'CROSSBOOK_BUILD_'

/**
 * The environment that an application is built in: its version and what is on the list. A build runs code of its team and of
 * every package that it uses; the build does not see keys of the store, of signatures and of services.
 */
export function buildEnvironment(environment: Environment, version: AppVersion): Record<string, string> {
  return { ...chosen(environment, (name) => name.startsWith(OF_TEAMS)), CROSSBOOK_VERSION: version }
}

/** What a program needs to run, without the user's secrets. */
export function programEnvironment(environment: Environment): Record<string, string> {
  return chosen(environment, () => false)
}

function chosen(environment: Environment, isAlso: (name: string) => boolean) {
  const told = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (NAMES.has(entry[0].toUpperCase()) || isAlso(entry[0])),
  )
  return Object.fromEntries(told)
}
