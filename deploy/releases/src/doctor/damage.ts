import type { ChannelName, ReleaseId } from '@crossbook/contract'
import { type StoredFiles, StoreProblem } from '@crossbook/store'
import { TrustProblem } from '@crossbook/trust'
import { isCompressible, isFormOf, PRECOMPRESSED, withCompressed } from '@crossbook/web-files'
import type { Damage } from '../checks/doctorProblems'
import { UnreadableBuild } from '../builds/readBuild'
import { UnreadableRelease } from '../history/readRelease'
import type { Place } from '../sites/siteFindings'

/** A damaged file, with its fix if it can be derived again. */
export interface Finding extends Omit<Damage, 'kind' | 'isFixable'> {
  fix?: () => Promise<void>
  /** The `app@version` or the release that is lost with it. */
  loses?: string | ReleaseId
}

/** The store that the doctor examines. */
export interface Patient extends Place {
  channels: readonly ChannelName[]
}

export const RESTORE = 'restore it from a backup of the store'

/** Returns a reading's value, or the message of an expected error. Throws bugs. */
export async function attempt<T>(reading: Promise<T>): Promise<{ value: T } | { message: string }> {
  const expected = [StoreProblem, TrustProblem, UnreadableBuild, UnreadableRelease]
  return reading.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (expected.some((Expected) => error instanceof Expected)) return { message: (error as Error).message }
      throw error
    },
  )
}

/** Returns a reading's value; undefined if it cannot be read. */
export async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  const read = await attempt(reading)
  return 'value' in read ? read.value : undefined
}

/** Describes how a file differs from the expected one. */
export function wrongBytes(bytes: Uint8Array | undefined) {
  return bytes === undefined ? 'is missing' : 'is truncated or has other bytes'
}

/** Finds compressed forms of an intact file that are missing or do not unpack to it. */
export async function damagedForms(files: StoredFiles, name: string, whole: Uint8Array, breaks: string[]) {
  const forms = isCompressible(name) ? PRECOMPRESSED : []
  const found = forms.map(async ({ encoding, ending }): Promise<Finding[]> => {
    const file = name + ending
    const bytes = await files.read(file)
    if (bytes && (await isFormOf(whole, encoding, bytes))) return []
    const fix = async () => {
      const made = (await withCompressed(new Map([[name, whole]]))).get(file)
      if (made) await files.put(file, made)
    }
    return [{ file, wrong: wrongBytes(bytes), breaks, advice: 'compresses the file again', fix }]
  })
  return (await Promise.all(found)).flat()
}
