import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@crossbook/web-files'
import { checkLinks, linked } from '../links'
import { absentMeans, isThere } from './readFiles'

/** Age after which an unfinished write counts as left behind by a killed process. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** `wx`: never over another file. `flush`: the content is on the disk before the file gets its name. */
const DURABLY = { flag: 'wx', flush: true }

/**
 * Makes a folder with all its files appear at once. Each file has the given bytes, or is a hard link to the given path. `earlier` says
 * what happens to an existing folder: 'keep' reports that the name is taken. `incoming` is on the same disk.
 */
export async function createFolder(
  incoming: string,
  target: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  earlier: 'keep' | 'replace' = 'keep',
) {
  if (earlier === 'keep' && (await isThere(target))) return 'exists'
  return withUnfinished(incoming, async (unfinished) => {
    try {
      await mkdir(unfinished)
      for (const [name, content] of files) {
        const file = path.join(unfinished, name)
        await mkdir(path.dirname(file), { recursive: true })
        if (typeof content === 'string') await linked(incoming, content, file)
        else await writeFile(file, content, DURABLY)
      }
      await syncFolders(unfinished)
      if (earlier === 'replace') await remove(incoming, target)
      // A folder cannot be renamed onto one that has files in it, so of two writers the second fails here.
      await renameOnto(unfinished, target)
      return 'stored'
    } catch (error) {
      // Only the rename fails with this code: another writer was first. A third one may already have replaced its folder.
      if (hasCode(error, 'ENOTEMPTY')) return 'exists'
      // Some systems give the rename these codes, which have other reasons as well.
      if (hasCode(error, 'EEXIST', 'EPERM') && (await isThere(target))) return 'exists'
      throw error
    }
  })
}

/** Makes a file appear with its whole content, or reports that the name is taken. */
export async function createFile(incoming: string, target: string, bytes: Uint8Array) {
  return withUnfinished(incoming, async (unfinished) => {
    try {
      await writeFile(unfinished, bytes, DURABLY)
      await makeFolder(path.dirname(target))
      // Unlike a rename, a link never replaces an existing file.
      await linked(incoming, unfinished, target)
      await syncFolder(path.dirname(target))
      return 'stored'
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return 'exists'
      throw error
    }
  })
}

/** Gives a file this content, whether or not it exists. Readers see the old content or the new one, whole. */
export async function replaceFile(incoming: string, target: string, bytes: Uint8Array) {
  await withUnfinished(incoming, async (unfinished) => {
    await writeFile(unfinished, bytes, DURABLY)
    await renameOnto(unfinished, target)
  })
}

/** Makes a name a link to a folder, whatever it was before. `folder` is relative to the link. */
export async function replaceLink(incoming: string, target: string, folder: string) {
  await withUnfinished(incoming, async (unfinished) => {
    await symlink(folder, unfinished, 'dir')
    // A link cannot be renamed onto a folder.
    if ((await lstat(target).catch(absentMeans(undefined)))?.isDirectory()) await remove(incoming, target)
    await renameOnto(unfinished, target)
  })
}

/** Makes a file or folder disappear at once; an absent one is no error. */
export async function remove(incoming: string, target: string) {
  await withUnfinished(incoming, async (removed) => {
    try {
      await rename(target, removed)
      await syncFolder(path.dirname(target))
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  })
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

async function renameOnto(unfinished: string, target: string) {
  await makeFolder(path.dirname(target))
  await rename(unfinished, target)
  await syncFolder(path.dirname(target))
}

/** Gives `work` a free name among the unfinished writes, and removes what killed processes left there long ago. */
async function withUnfinished<Outcome>(incoming: string, work: (unfinished: string) => Promise<Outcome>) {
  if (await makeFolder(incoming)) await checkLinks(incoming)
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const { mtimeMs } = await lstat(file).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { recursive: true, force: true })
  }
  const unfinished = path.join(incoming, randomUUID())
  try {
    return await work(unfinished)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
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
