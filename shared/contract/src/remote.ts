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
  const checked = check(remoteTableSchema, input, 'Table of screens')
  return checked.ok ? checked : { ok: false, problem: ofRow(checked.problem, input) }
}

/** The problem with its row as people find it: `screens.0.title` → `screen 1 (/dashboard): title`. */
function ofRow(problem: string, input: unknown) {
  return problem
    .replace(/ screens\.(\d+)\.?/, (_, index: string) => {
      const path = valueAt(input, 'screens', index, 'path')
      return ` screen ${Number(index) + 1}${typeof path === 'string' ? ` (${path})` : ''}: `
    })
    .replace(/Invalid key: Expected never but received/, 'is a word that the table does not know:')
    .replace(/Invalid key: Expected .* but received undefined/, 'is not there')
}

function valueAt(input: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
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
