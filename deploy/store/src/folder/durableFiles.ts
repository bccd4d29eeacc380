import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, rename, rm, stat, symlink, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { type Files, hasCode } from '@crossbook/web-files'
import { checkLinks, linked } from '../links'

/** Age after which an unfinished write counts as left behind by a killed process. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** Makes a folder with all its files appear at once, or reports that the name is taken. `incoming` is on the same disk. */
export function createFolder(incoming: string, target: string, files: Files) {
  return fillFolder(incoming, target, async (unfinished) => {
    for (const [name, bytes] of files) {
      const file = path.join(unfinished, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeDurably(file, bytes)
    }
  })
}

/**
 * Makes a folder appear at once with these files, in place of an existing one. Each file is a hard link to the given path, or has the
 * given bytes.
 */
export async function linkFolder(
  incoming: string,
  target: string,
  files: ReadonlyMap<string, string | Uint8Array>,
) {
  return fillFolder(
    incoming,
    target,
    async (unfinished) => {
      for (const [name, file] of files)
        if (typeof file === 'string') await linked(incoming, file, path.join(unfinished, name))
        else await writeDurably(path.join(unfinished, name), file)
    },
    'replace',
  )
}

async function fillFolder(
  incoming: string,
  target: string,
  fill: (unfinished: string) => Promise<void>,
  earlier: 'keep' | 'replace' = 'keep',
) {
  if (earlier === 'keep' && (await exists(target))) return 'exists'
  const unfinished = await startWrite(incoming)
  try {
    await mkdir(unfinished)
    await fill(unfinished)
    await syncFolders(unfinished)
    await makeFolder(path.dirname(target))
    if (earlier === 'replace') await remove(incoming, target)
    // A folder cannot be renamed onto one that has files in it, so of two writers the second fails here.
    await rename(unfinished, target)
    await syncFolder(path.dirname(target))
    return 'stored'
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') && (await exists(target))) return 'exists'
    throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Makes a file appear with its whole content, or reports that the name is taken. */
export async function createFile(incoming: string, target: string, bytes: Uint8Array) {
  const unfinished = await startWrite(incoming)
  try {
    await writeDurably(unfinished, bytes)
    await makeFolder(path.dirname(target))
    // Unlike a rename, a link never replaces an existing file.
    await linked(incoming, unfinished, target)
    await syncFolder(path.dirname(target))
    return 'stored'
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return 'exists'
    throw error
  } finally {
    await unlink(unfinished).catch(ignoreAbsent)
  }
}

/** Gives a file this content, whether or not it exists. Readers see the old content or the new one, whole. */
export async function replaceFile(incoming: string, target: string, bytes: Uint8Array) {
  const unfinished = await startWrite(incoming)
  try {
    await writeDurably(unfinished, bytes)
    await renameOnto(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Makes a name a link to a folder, whatever it was before. `folder` is relative to the link. */
export async function replaceLink(incoming: string, target: string, folder: string) {
  const unfinished = await startWrite(incoming)
  try {
    await symlink(folder, unfinished, 'dir')
    // A link cannot be renamed onto a folder.
    if ((await lstat(target).catch(absentMeans(undefined)))?.isDirectory()) await remove(incoming, target)
    await renameOnto(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * Sets the modification time of all files in a folder and below it. Static servers make their validators from it. Files of another
 * account keep their time, because only the owner of a file may set it.
 */
export async function dateFiles(folder: string, time: Date) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || (await stat(file)).mtimeMs === time.getTime()) continue
    await utimes(file, time, time).catch((error: unknown) => {
      if (!hasCode(error, 'EPERM', 'EACCES')) throw error
    })
  }
}

/** Returns whether all files in a folder and below it have this time, and none of them is a link. */
export async function haveTime(folder: string, time: Date) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentMeans([]))
  const found = entries.map(async (entry) => {
    if (entry.isDirectory()) return true
    const file = path.join(entry.parentPath, entry.name)
    return entry.isFile() && (await stat(file)).mtimeMs === time.getTime()
  })
  return (await Promise.all(found)).every(Boolean)
}

/** Makes a file or folder disappear at once; an absent one is no error. */
export async function remove(incoming: string, target: string) {
  const removed = await startWrite(incoming)
  try {
    await rename(target, removed)
    await syncFolder(path.dirname(target))
  } catch (error) {
    ignoreAbsent(error)
  } finally {
    await rm(removed, { recursive: true, force: true })
  }
}

async function renameOnto(unfinished: string, target: string) {
  await makeFolder(path.dirname(target))
  await rename(unfinished, target)
  await syncFolder(path.dirname(target))
}

/** A free name among the unfinished writes, after removing what killed processes left there long ago. */
async function startWrite(incoming: string) {
  if (await makeFolder(incoming)) await checkLinks(incoming)
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const { mtimeMs } = await lstat(file).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { recursive: true, force: true })
  }
  return path.join(incoming, randomUUID())
}

async function writeDurably(file: string, bytes: Uint8Array) {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder. Returns whether it was absent before. */
async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true })
  if (!first) return false
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await syncFolder(path.dirname(made))
  return true
}

async function syncFolders(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(path.join(folder, entry.name))
  await syncFolder(folder)
}

/** Writes a folder's list of names to the disk. Windows has no such call and needs none. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  )
}

function ignoreAbsent(error: unknown) {
  if (!hasCode(error, 'ENOENT')) throw error
}

/** Returns the names of a folder's entries; none where there is no folder. */
export async function namesIn(folder: string) {
  return readdir(folder).catch(absentMeans<string[]>([]))
}

/** Returns a handler for `catch` that gives `value` for a missing file or folder. */
export function absentMeans<T>(value: T, ...alsoAbsent: string[]) {
  return (error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', ...alsoAbsent)) return value
    throw error
  }
}
