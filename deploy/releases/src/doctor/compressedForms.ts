import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { StoredFiles } from '@crossbook/store'
import { isCompressible, PRECOMPRESSED, withCompressed } from '@crossbook/web-files'
import { type Finding, wrongBytes } from './damage'

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const

/** A file's content as its compressed forms have it; without those that cannot be unpacked. */
export async function unpackedForms(files: StoredFiles, name: string): Promise<Uint8Array[]> {
  const forms = PRECOMPRESSED.map(async ({ encoding, ending }) => {
    const bytes = await files.read(`${name}${ending}`)
    return bytes && UNPACK[encoding](bytes).catch(() => undefined)
  })
  return (await Promise.all(forms)).flatMap((bytes) => bytes ?? [])
}

/** Compressed forms of a file that are gone or hold something else than the file, given whole; they are made anew. */
export async function damagedForms(
  files: StoredFiles,
  name: string,
  whole: Uint8Array,
  breaks: readonly string[],
): Promise<Finding[]> {
  if (!isCompressible(name)) return []
  const forms = PRECOMPRESSED.map(async ({ encoding, ending }): Promise<Finding[]> => {
    const form = `${name}${ending}`
    const bytes = await files.read(form)
    const unpacked = bytes && (await UNPACK[encoding](bytes).catch(() => undefined))
    if (unpacked && Buffer.compare(unpacked, whole) === 0) return []
    const mend = async () => {
      const made = (await withCompressed(new Map([[name, whole]]))).get(form)
      if (made) await files.put(form, made)
    }
    return [{ file: form, wrong: wrongBytes(bytes), breaks, cure: 'it is made anew from the file', mend }]
  })
  return (await Promise.all(forms)).flat()
}
