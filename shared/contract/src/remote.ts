import { check, type Checked } from './problems'
import { remoteTableSchema, type RemoteTable, type RemoteTableInput, type ScreenRow } from './screens'

/** Checks a remote's table of screens; throws with words, because a wrong table is a bug of the build. */
export function defineRemote(table: RemoteTableInput): RemoteTable {
  const checked = checkRemoteTable(table)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** The same check for a table that comes from a file. */
export function checkRemoteTable(input: unknown): Checked<RemoteTable> {
  return check(remoteTableSchema, input, 'Table of screens')
}

/** Every module a remote exposes, screens first, each once. */
export function exposedModules(table: { screens: readonly Pick<ScreenRow, 'module' | 'frame'>[] }) {
  const frames = table.screens.flatMap((row) => (row.frame ? [row.frame] : []))
  return [...new Set([...table.screens.map((row) => row.module), ...frames])]
}

/** Source file of an exposed module, from the remote's folder: `./price-alerts` → `./src/price-alerts/PriceAlerts.tsx`. */
export function moduleSource(module: string) {
  const folder = module.slice(2)
  const component = folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return `./src/${folder}/${component}.tsx`
}
