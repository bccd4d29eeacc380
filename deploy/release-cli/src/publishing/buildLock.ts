import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { hasCode } from '@crossbook/web-files'

/** The right to build an app in this checkout, until it is given back. */
export interface BuildLock {
  release(): Promise<void>
}

/**
 * Two builds of one app would write into the same folder. The lock is a file that names its process, so that one which was
 * killed holds nobody up; the process that holds it is the problem when it is taken.
 */
export async function takeBuildLock(file: string): Promise<Result<BuildLock, number>> {
  await mkdir(path.dirname(file), { recursive: true })
  const own = `${file}.${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    for (;;) {
      // A link appears with its content, and never replaces what is there.
      const isOurs = await link(own, file).then(() => true, takenMeansFalse)
      if (isOurs) return success({ release: () => rm(file, { force: true }) })
      const holder = Number(await readFile(file, 'utf8').catch(() => 'none'))
      if (isRunning(holder)) return failure(holder)
      await rm(file, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

function takenMeansFalse(error: unknown) {
  if (hasCode(error, 'EEXIST')) return false
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
