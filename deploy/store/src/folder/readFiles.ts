import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@crossbook/web-files'

/** Returns a handler for `catch` that gives `value` for a missing file or folder. */
export function absentMeans<T>(value: T, ...alsoAbsent: string[]) {
  return (error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', ...alsoAbsent)) return value
    throw error
  }
}

/** Returns a file's bytes; undefined if it is absent. */
export async function readIfThere(file: string) {
  return readFile(file).catch(absentMeans<Buffer | undefined>(undefined))
}

export async function isThere(file: string) {
  return stat(file).then(() => true, absentMeans(false))
}

/** Returns the names of a folder's entries; none where there is no folder. */
export async function namesIn(folder: string) {
  return readdir(folder).catch(absentMeans<string[]>([]))
}

/** Returns all files below a folder, sorted, as relative paths with slashes; with 'links' also links and the like. */
export async function filesBelow(folder: string, also?: 'links') {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentMeans([]))
  return entries
    .filter((entry) => (also ? !entry.isDirectory() : entry.isFile()))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Returns the instants at which entries of a folder were written, without those that are gone by now. */
export async function datesOf(folder: string, names: readonly string[]) {
  const dated = names.map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(absentMeans(undefined))
    return found ? [[name, found.mtime] as const] : []
  })
  return new Map((await Promise.all(dated)).flat())
}
