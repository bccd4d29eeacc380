import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, moduleSource, type Result, success } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import { appendToList } from './appendToList'
import type { RepositoryScreens } from './repositoryRemotes'
import { REFUSALS } from './scaffoldMessages'
import { type NewScreen, type ScreenOptions, screenRequest } from './screenRequest'
import { screenRow, screenSource, screenTest } from './templates'

/** Files to be written, from the repository’s root, with their contents. */
export type Plan = ReadonlyMap<string, string>

/** Plans the files of a new screen. */
export async function planScreen(
  root: string,
  remote: string,
  screenPath: string,
  options: ScreenOptions,
  existing: RepositoryScreens,
): Promise<Result<Plan, string>> {
  const known = existing.remotes.map(({ name }) => name)
  if (!known.some((name) => name === remote)) return failure(REFUSALS.remoteUnknown(remote, known))
  const screen = screenRequest(screenPath, options, existing)
  if (!screen.ok) return screen
  const folder = path.join(appFolder(remote), path.dirname(moduleSource(screen.value.module)))
  if (existsSync(path.join(root, folder))) return failure(REFUSALS.folderTaken(folder))

  const table = path.join(appFolder(remote), 'remote.ts')
  const source = await readFile(path.join(root, table), 'utf8')
  const longer = appendToList(source, 'screens', screenRow(screen.value))
  if (longer === undefined) return failure(REFUSALS.listUnreadable(table))
  return success(new Map([[table, longer], ...screenFiles(appFolder(remote), screen.value)]))
}

/** A screen’s own two files. */
export function screenFiles(remoteFolder: string, screen: NewScreen): Plan {
  const source = path.join(remoteFolder, moduleSource(screen.module))
  return new Map([
    [source, screenSource(screen)],
    [source.replace('.tsx', '.test.tsx'), screenTest(screen)],
  ])
}
