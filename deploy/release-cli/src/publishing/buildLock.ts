import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { hasCode } from '@crossbook/web-files'

export interface BuildLock {
  release(): Promise<void>
}

const HOLDER = 'process'

/**
 * Takes the lock for building an app, because two builds would write into the same folder. The lock is a folder that names its process, so a
 * lock of a killed process is removed. The problem is the id of the process that holds the lock.
 */
export async function takeBuildLock(place: string): Promise<Result<BuildLock, number>> {
  const own = `${place}.${randomUUID()}`
  await mkdir(own, { recursive: true })
  await writeFile(path.join(own, HOLDER), String(process.pid))
  try {
    for (;;) {
      // A renamed folder appears with its content, and never replaces a folder with content. Not every file system has links.
      const isOurs = await rename(own, place).then(() => true, takenMeansFalse)
      if (isOurs) return success({ release: () => removeAtOnce(place) })
      const holder = Number(await readFile(path.join(place, HOLDER), 'utf8').catch(() => 'none'))
      if (isRunning(holder)) return failure(holder)
      await removeAtOnce(place)
    }
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Removes a lock in one step. File by file, another process could take the empty folder before it is removed. */
async function removeAtOnce(place: string) {
  const removed = `${place}.${randomUUID()}`
  try {
    await rename(place, removed)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  await rm(removed, { recursive: true, force: true })
}

function takenMeansFalse(error: unknown) {
  if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false
  throw error
}

function isRunning(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
