import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@crossbook/web-files'
import { type Importers, readLockfile, resolvedVersions } from '../repository/resolvedVersions'
import { appInputs } from './appInputs'

const RESULTS = ['node_modules', 'dist', 'coverage']

/** Files that say something of a build and are no part of it: how much script its routes may need. */
const ABOUT_BUILDS = ['budgets.json']

const HASH_DIGITS = 10

/** A hash over all that the build of each app folder reads; the same files give the same hash on any machine. */
export async function inputHashes<Folder extends string>(root: string, folders: readonly Folder[]) {
  const trees = new Map<string, Promise<string>>()
  /** Applications share most places. */
  const treeOf = (place: string) => {
    const tree = trees.get(place) ?? hashTree(root, place)
    trees.set(place, tree)
    return tree
  }
  const hashes = folders.map(async (folder) => {
    const { places, importers } = await appInputs(root, folder)
    const read = [...places].sort().map(async (place) => `${place} ${await treeOf(place)}`)
    const parts = [...(await Promise.all(read)), await versionsHash(root, importers)]
    return [folder, sha256(parts.join('\n')).slice(0, HASH_DIGITS)] as const
  })
  return new Map(await Promise.all(hashes))
}

/** Hash of the versions that dependencies resolve to; of the whole lockfile where it cannot be read. */
async function versionsHash(root: string, importers: Importers) {
  if (importers.size === 0) return ''
  const text = await readLockfile(root)
  const resolved = resolvedVersions(text, importers)
  if (!resolved.ok) return sha256(text)
  return sha256(
    [...resolved.value]
      .map(([id, { content }]) => `${id} ${content}`)
      .sort()
      .join('\n'),
  )
}

/** Hash of a file, or of the sources of a folder with their places. A missing place has the hash of nothing. */
async function hashTree(root: string, place: string): Promise<string> {
  if (!existsSync(path.join(root, place))) return sha256('')
  const entries = await readdir(path.join(root, place), { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) return undefined
    throw error
  })
  if (!entries) return sha256(await readFile(path.join(root, place)))
  const counted = entries.filter(({ name }) => isSource(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const parts = await Promise.all(
    counted.map(async ({ name }) => `${name} ${await hashTree(root, path.join(place, name))}`),
  )
  return sha256(parts.join('\n'))
}

export function isSource(name: string) {
  return ![...RESULTS, ...ABOUT_BUILDS].includes(name) && !/^\.|\.test\.tsx?$/.test(name)
}

function sha256(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
