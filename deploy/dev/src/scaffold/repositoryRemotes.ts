import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  check,
  checkRemoteTable,
  failure,
  HOST,
  type RemoteTable,
  type Result,
  routePathSchema,
  success,
} from '@crossbook/contract'
import { appFolder, appNames } from '@crossbook/release-cli'
import * as v from 'valibot'
import { REFUSALS } from './scaffoldMessages'

/** The existing screens: every remote’s table, and the host's own paths. */
export interface RepositoryScreens {
  readonly remotes: readonly RemoteTable[]
  readonly hostPaths: readonly string[]
}

const hostPagesSchema = v.array(v.object({ path: routePathSchema }))

/** Reads the tables of screens from their own files, as the build does. */
export async function repositoryScreens(root: string): Promise<Result<RepositoryScreens, string>> {
  try {
    return success(await readTables(root))
  } catch (error) {
    return failure(REFUSALS.tablesUnreadable(error instanceof Error ? error.message : String(error)))
  }
}

async function readTables(root: string): Promise<RepositoryScreens> {
  const tables = (await appNames(root))
    .filter((name) => name !== HOST)
    .map((name) => path.join(root, appFolder(name), 'remote.ts'))
    .filter((file) => existsSync(file))
  const remotes = await Promise.all(tables.map(readTable))
  const { hostPages }: { hostPages: unknown } = await import(
    pathToFileURL(path.join(root, 'host/pages.ts')).href
  )
  const checked = check(hostPagesSchema, hostPages, 'host/pages.ts')
  if (!checked.ok) throw new Error(checked.problem)
  return { remotes, hostPaths: checked.value.map((page) => page.path) }
}

async function readTable(file: string) {
  const { default: table }: { default: unknown } = await import(pathToFileURL(file).href)
  const checked = checkRemoteTable(table)
  if (!checked.ok) throw new Error(`${file}: ${checked.problem}`)
  return checked.value
}
