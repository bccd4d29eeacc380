import {
  type Files,
  inParallel,
  isFormOf,
  isCompressible,
  PRECOMPRESSED,
  withCompressed,
} from '@crossbook/web-files'
import type { ReadFile } from '../verifiedFiles'

/** The files that a set of these pages has: those that are there whole, and the bytes of the others. */
export async function repairedPages(
  pages: Files,
  read: ReadFile,
): Promise<ReadonlyMap<string, Uint8Array | 'whole'>> {
  const files = await inParallel([...pages], async ([name, bytes]) => {
    const there = await read(name)
    const isWhole = there !== undefined && Buffer.compare(there, bytes) === 0
    return [[name, isWhole ? 'whole' : bytes] as const, ...(await formsOf(name, bytes, read))]
  })
  return new Map(files.flat())
}

async function formsOf(name: string, bytes: Uint8Array, read: ReadFile) {
  if (!isCompressible(name)) return []
  const there = await Promise.all(
    PRECOMPRESSED.map(async ({ encoding, ending }) => {
      const form = await read(name + ending)
      return { form: name + ending, isWhole: form !== undefined && (await isFormOf(bytes, encoding, form)) }
    }),
  )
  const made = there.every(({ isWhole }) => isWhole)
    ? undefined
    : await withCompressed(new Map([[name, bytes]]))
  return there.map(
    ({ form, isWhole }) => [form, (!isWhole && made?.get(form)) || ('whole' as const)] as const,
  )
}
