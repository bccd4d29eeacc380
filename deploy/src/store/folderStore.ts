import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { AppName, AppVersion, ReleaseId } from '@crossbook/contract'
import { hasCode } from '../errorCode'
import { parseChannelMove, type ChannelMove, type ChannelName } from './channel'
import { createFile, createFolder } from './durableFiles'
import type { Files, PageSet, Store } from './store'

/** Digits of a revision in its file's name: names sort as numbers do. */
const REVISION_DIGITS = 8

/**
 * A store in a folder: `apps/<app>/<version>/…`, `releases/<id>.json`, `shells/<set>/…` and one file for each move of a
 * channel, `channels/<name>/<revision>.json`. Moves need no lock: a revision's file can be created once, so of two
 * promotions the second is told, and a killed process leaves nothing that another would wait for.
 */
export function folderStore(root: string): Store {
  const incoming = path.join(root, 'incoming')
  const buildFolder = (app: AppName, version: AppVersion) => path.join(root, 'apps', safe(app), safe(version))
  const releaseFile = (id: ReleaseId) => path.join(root, 'releases', `${safe(id)}.json`)
  const pageFolder = (set: PageSet) => path.join(root, 'shells', safe(set))
  const channelFolder = (channel: ChannelName) => path.join(root, 'channels', safe(channel))
  const moveFile = (channel: ChannelName, revision: number) =>
    path.join(channelFolder(channel), `${String(revision).padStart(REVISION_DIGITS, '0')}.json`)

  async function revisions(channel: ChannelName) {
    const names = await readdir(channelFolder(channel)).catch(absentMeans<string[]>([]))
    return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b)
  }

  async function readMove(channel: ChannelName, revision: number) {
    const file = moveFile(channel, revision)
    return parseChannelMove(await readFile(file, 'utf8'), `Channel ${channel}, revision ${revision}`)
  }

  async function readPointer(channel: ChannelName) {
    const last = (await revisions(channel)).at(-1)
    return last === undefined ? undefined : readMove(channel, last)
  }

  return {
    async putBuild(app, version, files) {
      return createFolder(incoming, buildFolder(app, version), checkNames(files))
    },
    async readBuildFile(app, version, file) {
      return read(path.join(buildFolder(app, version), safe(file)))
    },

    async putRelease(id, document) {
      await createFile(incoming, releaseFile(id), Buffer.from(document))
    },
    async readRelease(id) {
      const bytes = await read(releaseFile(id))
      return bytes?.toString('utf8')
    },

    async putPages(set, pages) {
      await createFolder(incoming, pageFolder(set), checkNames(pages))
    },
    async readPage(set, file) {
      return read(path.join(pageFolder(set), safe(file)))
    },

    readPointer,
    async readHistory(channel) {
      const moves: ChannelMove[] = []
      for (const revision of await revisions(channel)) moves.push(await readMove(channel, revision))
      return moves
    },
    async movePointer(channel, move) {
      const last = (await readPointer(channel))?.revision ?? 0
      if (move.revision > last + 1)
        throw new Error(`Channel ${channel} is at revision ${last}; ${move.revision} cannot follow it`)
      const made = await createFile(incoming, moveFile(channel, move.revision), json(move))
      return made === 'stored' ? 'moved' : 'conflict'
    },
  }
}

/** Names have been checked where they come in; this keeps a bug from reaching files outside the store. */
function safe(name: string) {
  if (/^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/.test(name)) return name
  throw new Error(`"${name}" is no name of a file in the store`)
}

function checkNames(files: Files) {
  for (const name of files.keys()) safe(name)
  return files
}

async function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(absentMeans<Buffer | undefined>(undefined))
}

function absentMeans<T>(value: T) {
  return (error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return value
    throw error
  }
}

function json(value: unknown) {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
