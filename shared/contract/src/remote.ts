import { check, type Checked } from './problems'
import {
  foreignTableSchema,
  remoteTableSchema,
  type RemoteTable,
  type RemoteTableInput,
  type ScreenRow,
} from './remoteTable'

/**
 * Checks and returns a remote's table of screens.
 *
 * @throws with a message that names the row, because a wrong table is a bug of the remote
 * @example
 * export default defineRemote({
 *   name: 'wallet',
 *   screens: [{ path: '/dashboard', module: './dashboard', title: 'Dashboard', access: 'signedIn' }],
 * })
 */
export function defineRemote(table: RemoteTableInput): RemoteTable {
  const checked = checkRemoteTable(table)
  if (!checked.ok) throw new Error(checked.problem)
  return checked.value
}

/** The same check for a table that comes from a file. */
export function checkRemoteTable(input: unknown): Checked<RemoteTable> {
  return checkedTable(remoteTableSchema, input)
}

/** Checks the table of a remote that another configuration builds. Its modules may have any name. */
export function checkForeignTable(input: unknown): Checked<RemoteTable> {
  return checkedTable(foreignTableSchema, input)
}

function checkedTable(schema: typeof remoteTableSchema, input: unknown): Checked<RemoteTable> {
  const checked = check(schema, input, 'Table of screens')
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

/**
 * Returns the source file of an exposed module, relative to the remote's folder.
 *
 * @example
 * moduleSource('./price-alerts') // './src/price-alerts/PriceAlerts.tsx'
 */
export function moduleSource(module: string) {
  const folder = module.slice(2)
  const component = folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return `./src/${folder}/${component}.tsx`
}
