import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkRemoteTable, exposedModules, moduleSource } from '@crossbook/contract'
import { tsImport } from 'tsx/esm/api'
import type { Purpose } from '../purpose'
import { WrongRemote } from '../wrongRemote'

/** File of every remote's table of screens. */
const TABLE = 'remote.ts'

/**
 * The table as its file says now, however often it was read before, and the remote's files that it was read from. Throws a
 * WrongRemote.
 */
export async function readTable(folder: string, { kind }: Pick<Purpose, 'kind'>) {
  const sources: string[] = []
  const checked = checkRemoteTable(await importTable(folder, (file) => sources.push(file)))
  if (!checked.ok) throw new WrongRemote(`${TABLE}: ${checked.problem}.`)
  // Under development the build waits for a screen that is not written yet.
  const absent =
    kind === 'development'
      ? undefined
      : exposedModules(checked.value).find((module) => !existsSync(path.join(folder, moduleSource(module))))
  if (absent !== undefined)
    throw new WrongRemote(
      `${TABLE} names the module ${absent}, but the file ${moduleSource(absent).slice(2)} does not exist: create it, or correct the name.`,
    )
  return { table: checked.value, sources: sources.filter((source) => source.startsWith(folder + path.sep)) }
}

async function importTable(folder: string, onImport: (file: string) => void) {
  const file = path.join(folder, TABLE)
  if (!existsSync(file))
    throw new WrongRemote(`${TABLE} is missing. Every remote needs it for its table of screens: create it.`)
  let table: unknown
  try {
    table = (
      (await tsImport(pathToFileURL(file).href, {
        parentURL: import.meta.url,
        onImport: (url) => onImport(fileURLToPath(url)),
      })) as { default: unknown }
    ).default
  } catch (error) {
    throw new WrongRemote(messageOf(error, folder))
  }
  if (table === undefined)
    throw new WrongRemote(`${TABLE} has no default export: write export default defineRemote({ … }).`)
  return table
}

/** Describes the reason why the file cannot be read: its syntax, its table, or an import of it. */
function messageOf(error: unknown, folder: string) {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(folder + path.sep, '')
  const grammar =
    /^Transform failed[^\n]*\n(?<file>[^\n]+?):(?<line>\d+):(?<column>\d+): ERROR: (?<what>[^\n]+)/.exec(
      message,
    )
  if (grammar?.groups) {
    const { file, line, column, what } = grammar.groups
    return `${file} cannot be read: ${what} (line ${line}, column ${column}).`
  }
  return `${TABLE}: ${message.split('\n')[0]}.`
}
