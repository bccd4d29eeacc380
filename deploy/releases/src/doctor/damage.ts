import type { ChannelName } from '@crossbook/contract'
import { type Store, type StoredFiles, StoreProblem } from '@crossbook/store'
import { TrustProblem } from '@crossbook/trust'
import { UnreadableBuild } from '../publishBuild'
import { UnreadableRelease } from '../readRelease'

/** A file of the store that is not whole. */
export interface Damage {
  kind: 'damaged'
  /** Path below the store's root; a folder's, where all of it is gone. */
  file: string
  /** What is wrong with it, as it follows its name. */
  wrong: string
  /** What no longer works because of it: channels, releases, routes, mixes; empty when nothing does. */
  breaks: readonly string[]
  /** What helps, in a sentence; of what can be mended from where. */
  cure: string
  isMendable: boolean
}

/** The same with what mends it, where something can. */
export interface Finding extends Omit<Damage, 'kind' | 'isMendable'> {
  mend?: () => Promise<void>
}

/** A store that is looked through. */
export interface Patient {
  /** Reads channels as every command does: believes no revision that it has not verified. */
  store: Store
  files: StoredFiles
  channels: readonly ChannelName[]
  now: Date
}

/** What a reading gives, or in words why it could not; everything else is a bug and thrown. */
export async function orWords<T>(reading: Promise<T>): Promise<{ value: T } | { words: string }> {
  try {
    return { value: await reading }
  } catch (error) {
    if (
      [StoreProblem, TrustProblem, UnreadableBuild, UnreadableRelease].some((Told) => error instanceof Told)
    )
      return { words: (error as Error).message }
    throw error
  }
}

/** What a reading gives, and undefined for what cannot be read. */
export async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  const read = await orWords(reading)
  return 'value' in read ? read.value : undefined
}

/** A document's JSON; undefined when it is none. */
export function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

/** What a bucket has in place of folders: the list of one's files. */
export const FILE_LIST = '.files'

/** Whether that list of a folder cannot be read. */
export async function isListBroken(files: StoredFiles, folder: string) {
  const list = await files.read(`${folder}/${FILE_LIST}`)
  return list !== undefined && parseJson(list) === undefined
}

/** How a file differs from what it should be. */
export function wrongBytes(bytes: Uint8Array | undefined) {
  return bytes === undefined ? 'is gone' : 'is cut off or has other bytes'
}
